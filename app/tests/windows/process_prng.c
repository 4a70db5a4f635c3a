// SPDX-License-Identifier: GPL-3.0-or-later
/* Wine 8 has no bcryptprimitives.dll, which Rust's standard library takes random numbers from; Windows 10 has it. This stands in
   for it beside the program in tests, and is in no package. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID bytes, ULONG count);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count)
{
    return SystemFunction036(bytes, (ULONG)count);
}
