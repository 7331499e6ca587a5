/** The last seven days: in samples today is a Thursday. */
const weekdays = ['F', 'S', 'S', 'M', 'T', 'W', 'T']
/** The last seven months: in samples it is November. */
const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']
const quarter = ['Sep', 'Oct', 'Nov']
/** Days of this month until today. */
const daysOfMonth = ['1', '4', '7', '10', '13', '16', '19']

/** Every four hours until this morning. */
const hours = ['10', '14', '18', '22', '2', '6', '9']

const axes: readonly (readonly [caption: RegExp, labels: readonly string[]])[] = [
  [/\b(?:24|twenty-four) hours\b/i, hours],
  [/\b(?:this|a|per|each) year\b|\bso far this year\b|\b(?:a|per|each) month\b/i, months],
  [/\b(?:this|a|last) quarter\b/i, quarter],
  [/\bthis month\b/i, daysOfMonth],
]

/** What stands below a course called `title`, where nobody gave it: months of what is counted in a year, else days of a week. */
export const axisOf = (title: string): string[] => [
  ...(axes.find(([caption]) => caption.test(title))?.[1] ?? weekdays),
]
