import { experiment } from '../experiment.ts'
import { defineVarieties } from './variety.ts'

/** What is measured or tried; without these words it is a bench in a life-science laboratory. */
export const experimentVarieties = defineVarieties(experiment, [
  {
    signs:
      'brewery 5, food lab 7, water samples 7, water lab 7, dairy 5, wine lab 7, beverage 6, milk 4, alcohol 5, drinking water 6, wastewater 6, quality lab 6, food samples 6, winery 5',
    one: 'Sample',
    many: 'Samples',
    icon: 'drop',
    groups: 'Open, Within limits, Outside',
    fields: `
      Sample | text | S-118, tank 4
      Taken on | date | Thu 19 Nov
      pH | number | 4.3
      Alcohol | text | 5.1 %
      Limit | text | pH 4.1 to 4.5
      Measured by | person | Iris Chen
      Notes | long | Repeat after filtering`,
    without: 'Title, Date, Method, Temperature, Result, Photo',
    samples: `
      icon | title | subtitle | value | badge | tone
      drop | S-118, tank 4 | Iris Chen, today 8:40 | pH 4.3 | In limits | success
      drop | S-117, tank 2 | Omar Haddad, today 7:15 | pH 4.7 | Too high | danger
      drop | S-116, bottling line | Kim Osei, Wednesday | pH 4.2 | In limits | success
      warning | S-115, rinse water | Repeat by Friday | 12 cfu | Repeat | warning
      drop | S-114, well | Ana Petrova, Tuesday | pH 7.1 | In limits | success
      drop | S-113, tank 4 | Iris Chen, Monday | pH 4.4 | In limits | success`,
    about: 'Taken from tank 4 at 8:40, measured twice. Within the limits, a tenth lower than on Monday.',
    facts: '4.3 | pH\n5.1 % | Alcohol\n12 °C | Tank',
    figures: '3 | Open\n96 % | In limits\n118 | Samples',
    hero: 'Outside the limit | S-117, tank 2 | pH 4.7, limit 4.5, to be measured again | Add reading',
    tip: 'One value is too high | Tank 2, since this morning',
    trend: 'pH, tank 4 | 4.3 | −0.1',
    data: [4.6, 4.5, 4.5, 4.4, 4.4, 4.4, 4.3],
    add: 'New sample',
    use: 'Add reading',
  },
  {
    signs:
      'soil 5, plots 4, field trial 6, seedling 4, plant breeding 6, agronomy 6, geology 5, ecology 5, field research 4, cores 4',
    groups: 'In the field, Measured, To repeat',
    samples: `
      icon | title | subtitle | value | badge | tone
      leaf | Plot 12, clover | Depth 20 cm, taken by Kim | pH 6.4 | Measured | success
      leaf | Plot 14, barley | Depth 20 cm, dry | 14 % | In the field | primary
      leaf | Plot 7, control | Depth 40 cm | pH 6.1 | Measured | success
      warning | Plot 9, slope | Probe broke at 30 cm | – | Repeat | warning
      leaf | Seedlings, row 3 | Day 12 of 21 | 22 °C | In the field | primary
      drop | Ditch, north end | Nitrate strip | 18 mg | Measured | success`,
    about: 'Taken at twenty centimetres after two dry weeks. A little less acid than in spring.',
    facts: 'pH 6.4 | Soil\n20 cm | Depth\n14 % | Water',
    hero: 'Next plot | Plot 14, barley | Two cores, 20 and 40 cm | Add result',
    tip: 'Nine of forty plots are done | Plot 9 has to be repeated',
  },
  {
    signs:
      'psychology 6, participants 6, study participants 7, questionnaire 4, memory study 6, user research 5, interviews 3, consent 4',
    one: 'Session',
    many: 'Sessions',
    icon: 'users',
    groups: 'Open, Done, Dropped out',
    samples: `
      icon | title | subtitle | value | badge | tone
      brain | P-18, memory task | Group B, today 14:00 | 2 of 3 | Booked | primary
      brain | P-17, memory task | Group A, both rounds | 41 of 50 | Done | success
      users | P-16, interview | 40 minutes, recorded | – | Done | success
      warning | P-15 | Did not come | – | Dropped | danger
      file | P-14, consent | Signature is missing | – | Open | warning
      brain | P-13, memory task | Group B | 38 of 50 | Done | success`,
    about: 'Forty minutes in a quiet room. Remembered 41 of 50 words, nine more than without the break.',
    facts: '41 | Words\n40 min | Time\nA | Group',
    figures: '18 | Participants\n14 | Done\n1 | Dropped out',
    hero: 'Today, 14:00 | P-18, second round | Consent is signed, room 4 | Add result',
    tip: '18 of 24 people | Group B lacks four',
    add: 'New session',
  },
  {
    signs:
      'materials testing 7, material test 6, tensile 6, concrete 5, test bench 5, load 3, fatigue test 7, prototype 4, specimen 3, welding test 6',
    groups: 'Running, Passed, Broken',
    samples: `
      icon | title | subtitle | value | badge | tone
      tools | Bracket C, no. 4 | Tension, 12 kN | 14.2 kN | Passed | success
      tools | Bracket C, no. 5 | Tension, running | 8.1 kN | Running | primary
      warning | Weld 118, root | Broke at the seam | 9.7 kN | Broken | danger
      box | Concrete cube 7 | After 28 days | 42 MPa | Passed | success
      box | Concrete cube 8 | Day 14 of 28 | – | Waiting | neutral
      tools | Spring B | 100,000 cycles | 0.3 mm | Passed | success`,
    about: 'Held 14.2 kilonewtons, then bent slowly. No crack at the bore.',
    facts: '14.2 kN | Load\n3.1 % | Stretch\nC 4 | Part',
    hero: 'On the machine | Bracket C, no. 5 | 8.1 of 12 kN, twenty minutes to go | Add result',
    tip: 'Third repeat | All within two percent',
  },
  {
    signs: 'chemistry 6, chemical 4, synthesis 6, yield 4, reagent 4, solvent 5, titration 6, what i mixed 6',
    groups: 'Running, Done, Failed',
    samples: `
      icon | title | subtitle | value | badge | tone
      drop | Ester, run 4 | Acetic acid, 60 °C, 3 h | 68 % | Done | success
      flame | Ester, run 5 | With half the catalyst | 2 h left | Running | primary
      drop | Copper sulfate crystals | Day 12, seed on a thread | 14 mm | Running | primary
      drop | Titration, vinegar | Three times alike | 5.1 % | Done | success
      flame | Drying, 60 degrees | Too fast, brown | – | Failed | danger
      drop | Blank, water | As expected | 0.0 | Done | success`,
    about: 'Clear after three hours, sixty-eight percent yield. Next time with half the catalyst.',
    facts: '68 % | Yield\n60 °C | Heat\n3 h | Time',
    hero: 'Ready at 11:40 | Ester, run 5 | Cool it, then separate the layers | Add result',
  },
])
