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

rem A lab stays open for long: it must not take memory only because there is some.
set "memory="
if "%~1"=="" set "memory=-Xmx2g -XX:MaxNewSize=256m"
if "%~1"=="serve" set "memory=-Xmx2g -XX:MaxNewSize=256m"

rem A start from this cache of loaded classes takes half the time.
set "cache=%LOCALAPPDATA%\plyground\@VERSION@.aot"
if defined LOCALAPPDATA if not exist "%cache%" call :remember
set "aot="
if exist "%cache%" set aot="-XX:AOTCache=%cache%"
set "PLYGROUND_COMMAND=%~f0"
"%java%" -XX:+UseParallelGC %aot% -Xlog:disable %memory% -Dfile.encoding=UTF-8 %PLYGROUND_JAVA_OPTIONS% -jar "%here%lib\plyground.jar" %*
exit /b %ERRORLEVEL%

:try
if not exist "%~1\bin\java.exe" exit /b
findstr /b /c:"JAVA_VERSION=\"25" "%~1\release" >nul 2>nul && set "java=%~1\bin\java.exe"
exit /b

:remember
if not exist "%LOCALAPPDATA%\plyground" mkdir "%LOCALAPPDATA%\plyground"
echo plyground: first start, remembering how to start faster (once, some seconds) ... 1>&2
rem Written beside and renamed, so that nobody starts from half a cache.
set "half=%cache%.%RANDOM%"
"%java%" -XX:+UseParallelGC "-XX:AOTCacheOutput=%half%" -jar "%here%lib\plyground.jar" serve --rehearse --port 0 --folder "%half%.folder" >nul 2>nul
if not errorlevel 1 if exist "%half%" move /y "%half%" "%cache%" >nul
del /q "%half%" "%half%.config" 2>nul
rd /s /q "%half%.folder" 2>nul
exit /b
