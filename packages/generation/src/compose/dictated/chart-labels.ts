import type { Entity } from '../../entity.ts'

/** What stands below or beside the values of a chart: parts of a whole, months, or the thing's own days. */
export function chartLabels(label: string, form: string, entity: Entity): string[] {
  if (form === 'donut')
    return /traffic|source|channel|visit/i.test(label)
      ? ['Search', 'Social', 'Direct', 'Email']
      : /expens|spend|budget|cost/i.test(label)
        ? ['Home', 'Food', 'Transport', 'Leisure']
        : entity.groups.length > 1
          ? entity.groups.slice(0, 4)
          : ['Done', 'Open']
  const spans = spansOf(label)
  return spans === undefined ? entity.trend.labels : spans.slice(0, entity.trend.data.length)
}

/** Days, weeks or months, where the name of the chart says which. */
function spansOf(label: string): string[] | undefined {
  if (/\b(?:28|30|31) days\b|this month|last month$/i.test(label))
    return ['1', '6', '11', '16', '21', '26', '30']
  if (/\bhours?\b|hourly/i.test(label)) return ['8', '10', '12', '14', '16', '18', '20']
  if (/\bnights?\b/i.test(label)) return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  if (/month|year/i.test(label)) return ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul']
  if (/per week|each week|weeks$/i.test(label))
    return ['W 41', 'W 42', 'W 43', 'W 44', 'W 45', 'W 46', 'W 47']
  return /\bdays?\b|daily|week/i.test(label) ? ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] : undefined
}

/** As many values as it has parts, days or months. */
export function chartData(label: string, form: string, entity: Entity): number[] {
  if (form === 'donut') return [42, 28, 18, 12]
  const { data } = entity.trend
  const shown = data.slice(-(spansOf(label)?.length ?? data.length))
  // No two of some cards have the same curve.
  const turn = label.endsWith(' this week') ? label.length % shown.length : 0
  return [...shown.slice(turn), ...shown.slice(0, turn)]
}
