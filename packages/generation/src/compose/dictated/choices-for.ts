import { findEntity } from '../../entities/index.ts'
import { valuesOf } from '../../plan/content/values.ts'

/** What one chooses under names that many forms have. */
const choices: readonly [words: RegExp, options: string[]][] = [
  [/^(?:birth )?day$/i, Array.from({ length: 31 }, (_, index) => String(index + 1))],
  [
    /^(?:birth )?month$/i,
    [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  ],
  [/^birth year$|^year of birth$/i, ['2001', '1996', '1988', '1979']],
  [/dates?$|days?$/i, ['Thu 19', 'Fri 20', 'Mon 23', 'Tue 24']],
  [/subject|topic|reason|about/i, ['General question', 'Feedback', 'Support', 'Other']],
  [/^skills?$/i, ['Communication', 'Excel', 'Design', 'Teamwork']],
  [/country code|dial(?:ling)? code|^code$/i, ['+351', '+47', '+81', '+254']],
  [/interests?|hobbies/i, ['Music', 'Hiking', 'Cooking', 'Travel', 'Films']],
  [/country|nationality/i, ['Portugal', 'Norway', 'Japan', 'Kenya']],
  [/gender|sex$/i, ['Female', 'Male', 'Other', 'Rather not say']],
  [/department|team/i, ['Design', 'Sales', 'Support', 'Finance']],
  [/role|position/i, ['Member', 'Editor', 'Admin']],
  [/sort/i, ['Newest', 'Most popular', 'Price']],
  [/colou?rs?$|swatch/i, ['Black', 'White', 'Blue', 'Red']],
  [/client|customer|company|supplier|vendor/i, ['Norrgard', 'Mill & Co', 'Harbour Bank', 'Linden Studio']],
  [/specialt|speciali[sz]/i, ['Cardiology', 'Dermatology', 'Paediatrics', 'Neurology']],
  [/^year$/i, ['2026', '2025', '2024']],
  [/sizes?$/i, ['S', 'M', 'L', 'XL']],
  [/^(?:playback |reading |play )?speed$/i, ['0.75x', '1x', '1.5x', '2x']],
  [/^hours?$/i, ['0', '1', '2', '3', '6', '12']],
  [/^(?:minutes?|seconds?)$/i, ['00', '10', '15', '30', '45']],
  [/account$/i, ['Everyday account', 'Savings account']],
  [
    /^(?:speaker|teacher|trainer|instructor|coach|doctor|therapist|stylist|barber|employee|staff(?: member)?|host|guide|person|assignee|driver|rider|student|pupil|player|member|patient|volunteer|colleague|trainee|artist|author|tutor|counsell?or|nurse|dentist|vet)(?: name)?$/i,
    ['Ana Petrova', 'Omar Haddad', 'Iris Chen', 'Mateo Silva'],
  ],
  [/category/i, ['Home', 'Work', 'Travel', 'Other']],
]

/** What one could choose under a name for which no options are told. */
export const choicesFor = (label: string): readonly string[] => {
  if (/times?$|slots?$/i.test(label)) return ['09:00', '10:30', '13:00', '15:30']
  const told = choices.find(([words]) => words.test(label))?.[1]
  if (told) return told
  if (/\bwith$|^(?:for )?(?:who|whom)\b/i.test(label)) return choicesFor('Person')
  const noun = label.toLowerCase().replace(/^(?:my|your|the|which|wanted|other) /, '')
  const things = noun.includes(' ') ? undefined : findEntity(noun)?.samples
  const names = things?.map(({ title }) => title).filter((title) => title.length < 24) ?? []
  if (names.length > 2) return names.slice(0, 4)
  const words = [...new Set(valuesOf(label) ?? [])].filter((value) => /^\p{L}{3}/u.test(value))
  return words.length > 1 ? words.slice(0, 4) : ['Any', 'Usual', 'Other']
}
