/** The tones that have a colour of their own, by what it is called; grey has another name in every part. */
export const colorTones: Readonly<Record<string, string>> = {
  red: 'danger',
  green: 'success',
  orange: 'warning',
  yellow: 'warning',
  amber: 'warning',
}
