@echo off
rem Runs Plyground on Windows with a Java 25: that of JAVA_HOME, or else the one on PATH.
setlocal EnableExtensions DisableDelayedExpansion
set "here=%~dp0"
set "java="
if exist "%here%runtime\bin\java.exe" set "java=%here%runtime\bin\java.exe"
if not defined java if defined JAVA_HOME call :try "%JAVA_HOME%"
if not defined java for /f "delims=" %%j in ('where java.exe 2^>nul') do if not defined java call :try "%%~dpj.."
if not defined java (
  echo plyground: no Java 25 found in JAVA_HOME or on PATH; install one or set JAVA_HOME 1>&2
  exit /b 2
)

for %%a in (%*) do if "%%~a"=="--cluster" (
  echo plyground: --cluster is for Linux and macOS 1>&2
  exit /b 2
)

rem A start from this cache of loaded classes takes half the time.
set "cache=%LOCALAPPDATA%\plyground\@VERSION@.aot"
if defined LOCALAPPDATA if not exist "%cache%" call :remember
set "aot="
if exist "%cache%" set aot="-XX:AOTCache=%cache%"
set "PLYGROUND_COMMAND=%~f0"
"%java%" -XX:+UseParallelGC %aot% -Xlog:disable -Dfile.encoding=UTF-8 %PLYGROUND_JAVA_OPTIONS% -jar "%here%lib\plyground.jar" %*
exit /b %ERRORLEVEL%

:try
if not exist "%~1\bin\java.exe" exit /b
findstr /b /c:"JAVA_VERSION=\"25" "%~1\release" >nul 2>nul && set "java=%~1\bin\java.exe"
exit /b

:remember
if not exist "%LOCALAPPDATA%\plyground" mkdir "%LOCALAPPDATA%\plyground"
echo plyground: first start, remembering how to start faster (once, some seconds) ... 1>&2
"%java%" -XX:+UseParallelGC "-XX:AOTCacheOutput=%cache%" -jar "%here%lib\plyground.jar" serve --rehearse --port 0 --folder "%TEMP%\plyground-rehearsal" >nul 2>nul
exit /b
