import { z } from 'zod'
import { choice, numbers, onlyFor, optionalNumber, optionalText, strings } from '../common-properties.ts'
import { defineComponent } from '../definition.ts'

export const datepickerDefinition = defineComponent({
  type: 'datepicker',
  name: 'Datepicker',
  group: 'Form',
  description:
    'A day or a time: a field for a day, a field for a time of the day, a week strip, a month or time slots.',
  icon: 'calendar',
  defaultLabel: 'Date',
  labelRole: 'visible',
  acceptsChildren: false,
  properties: z.object({
    variant: choice('Kind', ['field', 'time', 'week', 'month', 'slots'], 'field'),
    value: optionalText('Value'),
    /** month: any ISO day in it (YYYY-MM-DD); absent: November 2026. week: the ISO day it holds. */
    month: optionalText('Month'),
    /** month: days of the month 1 to 31; week: 0 Monday to 6; slots: index. */
    selected: optionalNumber('Selected', 0, 100, 'Content'),
    marked: onlyFor('variant', ['week', 'month'], numbers('Marked', [])),
    /** First and last selected day. */
    range: onlyFor('variant', ['month'], numbers('Range', [])),
    slots: onlyFor(
      'variant',
      ['slots'],
      strings('Times', ['09:00', '10:30', '12:00', '14:00', '15:30', '17:00']),
    ),
    /** Indexes that cannot be chosen. */
    unavailable: onlyFor('variant', ['slots'], numbers('Not free', [])),
  }),
})
