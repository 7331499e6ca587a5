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
  return /month|year/i.test(label)
    ? ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'].slice(0, entity.trend.data.length)
    : entity.trend.labels
}

/** As many values as it has parts. */
export const chartData = (form: string, entity: Entity): number[] =>
  form === 'donut' ? [42, 28, 18, 12] : entity.trend.data
