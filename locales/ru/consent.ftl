consent-no = нет, не, никто, ничего, никогда, ложь, отказ, отказано, без, выкл, отсутствует

consent-no-letters = -

consent-beside = спасибо, согласия, согласие, дано, разрешения, разрешено, ещё, еще

consent-negations = не, нет, ни, никто, никогда

consent-negations-of-next = без

consent-words = соглас, разреш, позвол, одобр, дан, даю

consent-refusals = отказ, запре, нельзя, отклон, отозв
