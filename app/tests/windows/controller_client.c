// SPDX-License-Identifier: GPL-3.0-or-later
/* Stands in for the controller client of NVDA in tests: writes down what it was asked, with the moment, in the file that
   ZGODA_SPOKEN names. A text takes so many milliseconds a letter as ZGODA_LETTER says; "hang" in ZGODA_READER lets it never return. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

static volatile LONG cuts;

static void note(const char *what, const wchar_t *text)
{
    const char *path = getenv("ZGODA_SPOKEN");
    FILE *file = path ? fopen(path, "ab") : NULL;
    char bytes[4096] = "";
    if (!file)
        return;
    if (text)
        WideCharToMultiByte(CP_UTF8, 0, text, -1, bytes, sizeof bytes, NULL, NULL);
    fprintf(file, "%llu %s %s\n", (unsigned long long)GetTickCount64(), what, bytes);
    fclose(file);
}

static int hangs(void)
{
    const char *how = getenv("ZGODA_READER");
    return how && strcmp(how, "hang") == 0;
}

__declspec(dllexport) unsigned long __stdcall nvdaController_testIfRunning(void)
{
    const char *how = getenv("ZGODA_READER");
    return how && strcmp(how, "away") == 0 ? 1722 : 0;
}

__declspec(dllexport) unsigned long __stdcall nvdaController_cancelSpeech(void)
{
    note("cancel", NULL);
    InterlockedIncrement(&cuts);
    return 0;
}

__declspec(dllexport) unsigned long __stdcall nvdaController_brailleMessage(const wchar_t *text)
{
    note("braille", text);
    return 0;
}

__declspec(dllexport) unsigned long __stdcall nvdaController_speakText(const wchar_t *text)
{
    note("text", text);
    return 0;
}

#ifndef OLD
static unsigned long(__stdcall *on_mark)(const wchar_t *);

__declspec(dllexport) unsigned long __stdcall nvdaController_setOnSsmlMarkReachedCallback(
    unsigned long(__stdcall *callback)(const wchar_t *))
{
    on_mark = callback;
    return 0;
}

__declspec(dllexport) unsigned long __stdcall nvdaController_speakSsml(const wchar_t *text, int symbols, int priority,
    unsigned char asynchronous)
{
    const char *letter = getenv("ZGODA_LETTER");
    int left = (int)wcslen(text) * (letter ? atoi(letter) : 5);
    LONG before = cuts;
    note("speak", text);
    if (asynchronous || symbols != -1 || priority != 2 || !wcsstr(text, L"<speak><mark name=\"begins\"/>"))
        note("odd", NULL);
    while (hangs())
        Sleep(100);
    if (on_mark)
        on_mark(L"begins");
    for (; left > 0; left -= 5) {
        if (cuts != before) {
            note("cut", NULL);
            return ERROR_CANCELLED;
        }
        Sleep(5);
    }
    note("spoken", NULL);
    return 0;
}
#endif
