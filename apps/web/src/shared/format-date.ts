const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** An ISO time as a day in the reader's time zone, such as '21 Nov 2025'. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

/** An ISO time as day and minute in the reader's time zone, such as '21 Nov 2025, 14:05'. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}
