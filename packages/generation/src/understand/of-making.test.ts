import { describe, expect, it } from 'vitest'
import { withoutMaking } from './of-making.ts'

describe('what a description says of its own making', () => {
  it.each([
    ['A tide clock, written in Kotlin and Jetpack Compose. Alarms', 'A tide clock. Alarms'],
    ['Log dives (GPLv3). Export, licensed under the Apache License 2.0', 'Log dives. Export'],
    ['Loan book. Stack: Flutter, Firebase. Reminders', 'Loan book. Reminders'],
    ['Loan book. The backend should be written in Django and the database is PostgreSQL.', 'Loan book.'],
    ['Loan book. The app was built with React Native and Expo.', 'Loan book.'],
    ['Bell ringing trainer. Contributions and bug reports are welcome on Codeberg!', 'Bell ringing trainer.'],
    ['Bell ringing trainer. Requires Android 8 or newer. Methods', 'Bell ringing trainer. Methods'],
    ['Bus times. Data comes from the OpenRoutes API. Alerts', 'Bus times. Alerts'],
    ['Freeze apps (root required), list them', 'Freeze apps, list them'],
    ['Course project (2024): an allotment planner', 'an allotment planner'],
    ['Problem: nobody knows the tides. Boats run aground. Solution: a tide clock', 'a tide clock'],
    ['Loan book. We used Node.js, Express and MongoDB for the backend.', 'Loan book.'],
    ['Loan book. GPL-3.0. Alarms', 'Loan book. Alarms'],
    ['Split costs, written in Dart, AGPL.', 'Split costs.'],
    ['Loan book. F-Droid, GPL.', 'Loan book.'],
    ['Loan book. MPL-2.0, available on F-Droid and GitHub.', 'Loan book.'],
    ['Loan book. Rewritten from scratch in Compose.', 'Loan book.'],
    ['Group project for software engineering II: lending books', 'lending books'],
    ['36h hackathon project: SeedSwap', 'SeedSwap'],
    [
      'Allotment planner\n- beds\n- tasks\n\nTech stack:\n- Flutter\n- SQLite',
      'Allotment planner\n- beds\n- tasks',
    ],
  ])('is no part of the app: %s', (text, left) => {
    expect(withoutMaking(text)).toBe(left)
  })

  it.each([
    'Letters written in Hebrew, with transcriptions',
    'A project planner with tasks and a budget',
    'Report bugs and beetles you find in the garden',
    'Learn Kotlin and Java with small tasks',
    'Feedback on our menu, allergens, opening hours',
    'A stall where cakes are sold under five euros',
    'Track issues on GitHub',
    'Free parking spaces near you',
    'Built with Flutter',
  ])('takes nothing away from what an app is about: %s', (text) => {
    expect(withoutMaking(text)).toBe(text)
  })
})
