/** What a download is called: the project's name, the build's number and the file's own ending. */
export function displayFileName(projectName: string, buildNumber: number, fileName: string): string {
  const plain = projectName
    .toWellFormed()
    // What some system takes for a folder, a drive, a wildcard or the end of the name.
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
  const short = [...plain].slice(0, 60).join('').trim() || 'App'
  const dot = fileName.lastIndexOf('.')
  const ending = fileName.slice(dot)
  const suffix = ending === '.zip' ? `-${fileName.slice(0, dot)}` : ''
  return `${short} ${buildNumber}${suffix}${ending}`
}
