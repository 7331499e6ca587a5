import { defineEntity } from '../entity.ts'

/** One treatment of a series. */
export const laserSession = defineEntity({
  id: 'laser-session',
  one: 'Session',
  many: 'Sessions',
  words: 'laser session, removal session, treatment session',
  icon: 'spark',
  groups: 'Today, Planned, Done',
  fields: `
    Client | choice | Lea Brandt | Lea Brandt, Omar Haddad, Kim Osei
    Area | text | Forearm, 6 × 9 cm
    Number | text | 4 of 8
    Wavelength | choice | 1064 nm | 532 nm, 755 nm, 1064 nm
    Fluence | text | 4.2 J/cm²
    Spot size | text | 4 mm
    Pulses | number | 280
    Skin reaction | choice | Frosting, mild | None, Frosting mild, Swelling
    Next session | date | Thu 14 Jan
    Photo | photo | skin
    Notes | long | Blue fades slower than black`,
  samples: `
    icon | title | subtitle | time | badge | tone
    spark | Lea Brandt, forearm | Session 4 of 8, 1064 nm, 4.2 J/cm² | 10:00 | Here | success
    spark | Omar Haddad, shoulder | Session 2 of 6, 1064 nm, 3.8 J/cm² | 11:30 | Today | primary
    spark | Kim Osei, ankle | First session, patch test was fine | 14:00 | Today | primary
    spark | Iris Chen, both legs | Session 6 of 8, 755 nm | 15:30 | Today | primary
    clock | Ana Petrova, neck | Sunburn, moved by four weeks | 16:30 | Moved | warning`,
  about:
    'Fourth of eight. Black is nearly gone, blue needs 755 next time. Mild frosting for ten minutes, cooled afterwards.',
  facts: '4 of 8 | Session\n4.2 J | Fluence\n8 weeks | Until the next',
  figures: '5 | Today\n64 | Clients | +4\n12 | Series done',
  hero: 'Next, 11:30 | Omar, session 2 of 6 | Shoulder, start at 3.8 joules | Open session',
  tip: 'Ask about sun first | Ana was moved for that',
  trend: 'Sessions a week | 28 | +3',
  add: 'Note session',
  use: 'Plan the next',
})
