import { defineArchetype } from '../archetype.ts'

/** What labs and doctors measured over the years; readings one takes at home are `vitals`. */
export const bloodValues = defineArchetype({
  id: 'blood-values',
  words:
    'blood values 34, blood test 30, blood tests 30, blood test results 36, lab results 28, lab values 32, blood work 32, iron infusion 30, iron infusions 32, ferritin 28, cholesterol 22, infusions 16, biomarkers 26, thyroid values 30, kidney values 28, vitamin levels 24',
  examples: `
    My blood tests of the last ten years with limits and a line for each value
    Type in or photograph the lab sheet, see what is too high or low
    Iron and ferritin before and after each infusion
    Thyroid: TSH, dose of the tablets, next check
    Cholesterol and sugar with what I changed in between
    Kidney values for my transplant clinic, as a PDF
    What does this value mean in plain words
    Vitamin D in winter and summer
    Family: values of father and mother apart
    Remind me of the next blood test in three months
    Athletes compare haemoglobin, iron and cortisol over a season
    Show my doctor all results of one value in a row`,
  bars: 'checkout cart map',
  unless: /\bpatients?\b/i,
  presets: 'clean, calm',
  icon: 'drop',
  names: 'In Range, Red Count, From the Lab',
  entity: 'blood-value',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Values | drop
    history | Tests | clock
    stats | Chart | chart
    detail | Value
    form | Add values
    notifications? | Reminders | bell
    profile? | Me | user
    settings | Settings | settings`,
})
