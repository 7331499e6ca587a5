import { type KindPart, partsOf } from './part.ts'

/** What apps for medicines and health records have. */
export const keepingWellParts: readonly KindPart[] = [
  ...partsOf('blood-donation', [
    {
      said: 'urgent requests*, urgent request, blood requests, blood request, emergency requests, urgent needs, shortage alerts',
      on: 'home notifications',
      content: `
        rows Urgent requests*
        - drop | O+ for Harbour hospital | Stocks for two days | Today
        - drop | A− for the children’s clinic | Stocks for one day | Friday`,
    },
  ]),
  ...partsOf('medical', [
    {
      said: 'caregivers, caregiver, caregiver alerts, message when dose skipped, notify family, notify caregiver, alert caregivers, family alerts, caregiver access, message when dose missed, carers, skipped, message, missed dose alerts',
      within: /\b(?:caregivers?|carers?|famil(?:y|ies)|relatives?|skipped|missed)\b/i,
      page: 'Caregivers | users | Two look after it',
      content: `
        people Caregivers
        - Lea Brandt | Message after 30 minutes | On
        - Omar Haddad | Message when two are missed | On
        timeline Told lately
        - Tue 17 Nov | Evening dose taken late, Lea was told
        - Sat 14 Nov | Morning dose skipped, both were told
        button plus | Add a caregiver`,
    },
    {
      said: 'whole family, family profiles, several people, multiple people, family members, profiles, multiple profiles, works for the whole family, medicines of the family, dependents, pets too',
      within: /\b(?:famil(?:y|ies)|people|profiles?|members|dependents)\b/i,
      on: 'profile home',
      content: `
        people Family profiles
        - Lea Brandt | Two medicines | 08:00
        - Otto Lund, 7 | Inhaler, when needed | Today
        - Grandmother | Five medicines | 12:00`,
    },
    {
      said: 'history for your doctor, history for doctor, doctor history, report for doctor, intake history, history for your doctors, adherence report, doctor, log for doctor, share history with doctor',
      within: /\b(?:history|report|log)\b/i,
      on: 'history stats profile',
      content: `
        rows History for doctor
        - file | The last three months, PDF | 96 % taken, 4 skipped, 2 late | 84 kB
        quiet share | Send to the practice`,
    },
  ]),
  ...partsOf('medical', [
    {
      said: 'interaction warnings, interactions, drug interactions, interaction check, interaction checker, drug interaction warnings',
      on: 'detail',
      content: `
        rows Interaction warnings*
        - warning | Ramipril and ibuprofen | Less effect, hard on the kidneys | Ask
        - check | Ramipril and vitamin D | Nothing known
        - check | Metformin and magnesium | Two hours apart`,
    },
    {
      said: 'photos of pills, pill photos, pill pictures, photos, pictures of pills, pill images, pill identification',
      on: 'detail form',
      content: `
        rows What it looks like
        - pill | White, oblong, R 5 on it | Photo of 2 October
        quiet camera | Take another photo`,
    },
    {
      said: 'barcode scan, barcode scanner, barcode scanning, package scan, scan packages',
      on: 'scanner',
    },
  ]),
]
