import type { EntitySource } from '../entity.ts'
import { hobbyCalculations } from './hobby-calculations.ts'
import { schoolCalculations } from './school-calculations.ts'

/** What a calculation is made of: the values that go in, what comes out, and the last results. */
export type Numbers = Pick<
  EntitySource,
  'samples' | 'hero' | 'trend' | 'data' | 'labels' | 'facts' | 'figures' | 'fields' | 'about'
>

/** Calculations people know by name, by the words that ask for them; the first that fits counts. */
export const knownCalculations: readonly [RegExp, Numbers][] = [
  ...schoolCalculations,
  ...hobbyCalculations,
  [
    /\bzakat\b/i,
    {
      fields: 'Savings | number | 4200\nGold and silver | number | 1300\nDebts | number | 700',
      samples:
        'icon | title | subtitle | value\nheart | Ramadan 1447 | € 4,800 above debts | € 120.00\nheart | Ramadan 1446 | € 4,360 above debts | € 109.00\nheart | Ramadan 1445 | € 3,920 above debts | € 98.00',
      hero: 'Zakat due | € 120.00 | A fortieth of what stayed a year | Keep result',
      trend: 'Zakat due | € 120.00 | +€ 11.00',
      facts: '€ 120.00 | Due\n€ 4,800 | Above debts\n2.5 % | Rate',
      figures: '€ 4,800.00 | Above debts',
      about: 'A fortieth of savings, gold and silver less debts, held for a lunar year.',
    },
  ],
  [
    /insulin (?:dose|dosage|bolus)|bolus (?:calculator|advisor|wizard)|carb ratio|correction factor/i,
    {
      fields:
        'Carbs in g | number | 60\nCarb ratio in g | number | 10\nBlood sugar | number | 170\nTarget | number | 110\nCorrection factor | number | 40',
      samples:
        'icon | title | subtitle | value\ndrop | Lunch, 12:40 | 60 g, 170 before | 7.5 units\ndrop | Breakfast, 7:10 | 45 g, 110 before | 4.5 units\ndrop | Dinner, 19:05 | 50 g, 150 before | 6.0 units',
      hero: 'Insulin dose | 7.5 units | Carbs and correction together | Keep result',
      trend: 'Units a day | 18 | −1.5',
      facts: '7.5 | Units\n60 g | Carbs\n170 | Before the meal',
      figures: '6.0 units | For carbs\n1.5 units | Correction',
      about: 'Six units for sixty grams, one and a half to come down from 170 to 110.',
    },
  ],
  [
    /\b(?:brew\w*|beer|mead|cider|homebrew) (?:brewing )?calculator|alcohol content|\babv\b|original gravity|final gravity/i,
    {
      fields:
        'Original gravity | number | 1052\nFinal gravity | number | 1012\nBatch in litres | number | 20\nGrain in kg | number | 4.2',
      samples:
        'icon | title | subtitle | value\nwine | 1.052 to 1.012 | 20 l, pale ale | 5.3 %\nwine | 1.044 to 1.010 | 20 l, wheat | 4.5 %\nwine | 1.068 to 1.016 | 10 l, stout | 6.8 %',
      hero: 'Alcohol content | 5.3 % | From original and final gravity | Keep result',
      trend: 'Alcohol content | 5.3 | +0.8',
      facts: '5.3 % | Alcohol\n20 l | Batch\n40 | Points fermented',
      figures: '32.6 l | Water volume in all\n12.6 l | Mash water',
      about: 'Forty points of sugar became 5.3 percent of alcohol.',
    },
  ],
  [
    /cash count|money count|count(?:s|ing)? (?:the |my |your )?(?:cash|coins|notes|money)|notes and coins|coins and notes|denomination/i,
    {
      fields:
        'Notes of € 50 | number | 4\nNotes of € 20 | number | 9\nNotes of € 10 | number | 12\nNotes of € 5 | number | 7\nCoins in all | money | € 76',
      samples:
        'icon | title | subtitle | value\nwallet | Thu 19 November | 32 notes, € 76 in coins | € 611\nwallet | Sat 14 November | 41 notes, € 92 in coins | € 842\nwallet | Thu 12 November | 28 notes, € 58 in coins | € 538',
      hero: 'Counted | € 611 | All notes and coins together | Keep result',
      trend: 'Counted | € 611 | +€ 73',
      facts: '€ 611 | Counted\n32 | Notes\n€ 76 | Coins',
      figures: '€ 535 | In notes\n32 | Notes in all',
      about: 'Thirty-two notes and seventy-six euros in coins at the end of the day.',
    },
  ],
  [
    /meeting cost|cost of (?:a |the |our |your )?meetings?|how much a meeting costs/i,
    {
      fields: 'People | number | 6\nAverage salary an hour | money | € 48\nMinutes | number | 45',
      samples:
        'icon | title | subtitle | value\nusers | Weekly round | 6 people, 45 minutes | € 216\nusers | Planning | 9 people, 90 minutes | € 648\nusers | One to one | 2 people, 30 minutes | € 48',
      hero: 'This meeting costs | € 216 | € 4.80 a minute | Keep result',
      trend: 'Meetings this week | € 912 | −€ 140',
      facts: '€ 216 | Cost\n6 | People\n45 min | Length',
      figures: '€ 4.80 | A minute\n€ 288 | An hour',
      about: 'Six people at forty-eight euros an hour for three quarters of an hour.',
    },
  ],
  [
    /\b(?:dog|cat|pet)(?:'s)? (?:age|years)\b|\bage in human years\b/i,
    {
      fields: 'Age in years | number | 4\nMonths | number | 6\nSize | choice | Medium | Small, Medium, Large',
      samples:
        'icon | title | subtitle | value\npaw | 4 years, 6 months | Medium, grown up | 37 years\npaw | 1 year, 2 months | Small, young | 17 years\npaw | 11 years | Large, old | 80 years',
      hero: 'Age in human years | 37 years | Grown up, medium size | Keep result',
      trend: 'Human years | 37 | +5',
      facts: '37 | Human years\nGrown up | Stage of life\nMedium | Size',
      figures: '54 | Months in all',
      about: 'The first two years count for twenty-four, each one after that for five.',
    },
  ],
  [
    /sleep (?:cycles?|calculator)|when to (?:go to (?:bed|sleep)|wake up)/i,
    {
      fields: 'Wake up at | choice | 7:00 | 5:00, 5:30, 6:00, 6:30, 7:00, 7:30, 8:00',
      samples:
        'icon | title | subtitle | value\nmoon | Up at 7:00 | Five cycles, 7.5 hours | 23:16\nmoon | Up at 6:30 | Five cycles, 7.5 hours | 22:46\nmoon | Up at 8:00 | Five cycles, 7.5 hours | 0:16',
      hero: 'Go to bed at | 23:16 | Five sleep cycles of 90 minutes, and 14 to fall asleep | Keep result',
      trend: 'Hours asleep | 7.5 | +0.5',
      facts: '5 | Sleep cycles\n7.5 h | Asleep\n90 min | A cycle',
      figures: '21:46 | With six cycles\n0:46 | With four cycles',
      about: 'Five sleep cycles of ninety minutes and fourteen minutes to fall asleep.',
    },
  ],
  [
    /how long (?:my|your|the|our) (?:money|savings|nest egg)|withdrawals?\b.*\b(?:retire|inflation)|\b(?:retire|inflation)\w*\b.*\bwithdrawals?/i,
    {
      fields:
        'Savings | money | € 320,000\nMonthly withdrawal | money | € 1,400\nReturn in percent | number | 4\nInflation in percent | number | 2',
      samples:
        'icon | title | subtitle | value\ntrend | € 1,400 a month | 4 % return, 2 % inflation | 24 y\ntrend | € 1,200 a month | 4 % return, 2 % inflation | 29 y\ntrend | € 1,400 a month | 3 % return, 2 % inflation | 21 y',
      hero: 'Your money lasts | 24 years | With inflation taken off | Keep result',
      trend: 'Savings left | € 320k | −€ 9k a year',
      facts: '24 y | Lasts\n€ 320,000 | Savings\n2 % | Inflation',
      figures: '€ 16,800 | Withdrawn a year\n€ 46 | Withdrawn a day',
      about:
        'With fourteen hundred a month, raised with inflation each year, the savings last for twenty-four years.',
    },
  ],
  [
    /\bage calculator|how old|\bage in (?:years|days)|birth ?date/i,
    {
      fields: 'Date of birth | date | Sun 3 May 1992\nOn | date | Thu 19 Nov 2026',
      samples:
        'icon | title | subtitle | value\ngift | 3 May 1992 | 12,618 days | 34 years\ngift | 12 August 2019 | 2,656 days | 7 years\ngift | 30 January 1958 | 25,130 days | 68 years',
      hero: 'Your age | 34 years | 6 months and 16 days beyond | Keep result',
      trend: 'Days | 12,618 | +1',
      facts: '34 | Years\n12,618 | Days\n165 | Days to go',
      figures: '12,618 | Days\n414 | Months',
      about: 'Born on a Sunday, thirty-four years, six months and sixteen days ago.',
    },
  ],
  [
    /(?<!due )\bdate (?:difference|calculator)|days between|between (?:two )?dates/i,
    {
      fields:
        'First day | date | Thu 19 Nov 2026\nLast day | date | Fri 1 Jan 2027\nCount | choice | All days | All days, Working days',
      samples:
        'icon | title | subtitle | value\ncalendar | 19 November to 1 January | 6 weeks, 1 day | 43 days\ncalendar | 1 May to 31 July | 13 weeks | 91 days\ncalendar | 24 December to 6 January | 9 working days | 13 days',
      hero: 'Between the two | 43 days | 6.1 weeks | Keep result',
      trend: 'Days | 43 | −1',
      facts: '43 | Days\n6 | Weeks\n31 | Working days',
      figures: '43 | Days\n31 | Working days',
      about: 'From the nineteenth of November to New Year: six weeks and a day.',
    },
  ],
  [
    /\bgpa\b|grade (?:average|point|calculator)|average grade|final grade/i,
    {
      fields:
        'Course | text | Statistics\nGrade | choice | A− | A, A−, B+, B, C\nCredits | number | 6\nGrade so far | number | 3.6',
      samples:
        'icon | title | subtitle | value\nchart | Statistics | A−, 6 credits | 3.7\nbook | History of ideas | B+, 4 credits | 3.3\ncode | Programming 2 | A, 8 credits | 4.0',
      hero: 'Your average | 3.74 | From 18 credits, 0.04 more than last term | Keep result',
      trend: 'Average | 3.74 | +0.04',
      facts: '3.74 | Average\n18 | Credits\n3 | Courses',
      figures: '3.74 | Average\n18 | Credits',
      about: 'Eighteen credits this term. With an A in the last course it would be 3.78.',
    },
  ],
  [
    /discount|\bsale price|percent(?:age)? off/i,
    {
      fields: 'Price | money | € 89.00\nDiscount in percent | number | 30\nFurther discount | number | 0',
      samples:
        'icon | title | subtitle | value\ntag | € 89.00, 30 % off | You save € 26.70 | € 62.30\ntag | € 240.00, 15 % off | You save € 36.00 | € 204.00\ntag | € 39.90, 50 % off | You save € 19.95 | € 19.95',
      hero: 'You pay | € 62.30 | € 26.70 less than € 89.00 | Keep result',
      trend: 'Saved | € 82.65 | +€ 26.70',
      facts: '€ 62.30 | To pay\n€ 26.70 | Saved\n30 % | Off',
      figures: '€ 26.70 | Saved\n30 % | Off',
      about: 'Thirty percent of eighty-nine euros are twenty-six seventy.',
    },
  ],
  [
    /\bpercent(?:age)?s? calculator|calculat\w+ percent/i,
    {
      fields:
        'Percent | number | 15\nOf | number | 240\nWorked out | choice | Part of it | Part of it, Share in percent, More or less',
      samples:
        'icon | title | subtitle | value\nchart | 15 % of 240 | Part of it | 36\nchart | 18 of 72 | Share in percent | 25 %\nchart | From 80 to 92 | More or less | +15 %',
      hero: 'Result | 36 | 15 and 240 | Keep result',
      trend: 'Result | 36 | +4',
      facts: '36 | Result\n204 | Without\n276 | With it',
      figures: '204 | Without it\n276 | With it',
      about: 'Fifteen percent of two hundred and forty are thirty-six.',
    },
  ],
  [
    /due date|pregnancy calculator/i,
    {
      fields: 'Last period began | date | Tue 8 Sep 2026\nLength of cycle | number | 28',
      samples:
        'icon | title | subtitle | value\ncalendar | Due | Week 40 | 15 June\nheart | Halfway | Week 20 | 26 January\ncalendar | First ultrasound | Week 10 | 17 November',
      hero: 'Due on | Tue 15 Jun 2027 | First ultrasound about Tue 17 Nov 2026 | Keep result',
      trend: 'Week | 10 | +1',
      facts: '10 + 2 | Week\n208 | Days to go\n28 | Cycle',
      figures: 'Tue 26 Jan 2027 | Halfway',
      about:
        'Two hundred and eighty days from the first day of the last period. Four in a hundred come on that day.',
    },
  ],
  [
    /electric(?:al|ity)|power consumption|energy cost|kwh/i,
    {
      fields: 'Power in watts | number | 1200\nHours a day | number | 2\nPrice of a kWh | money | € 0.32',
      samples:
        'icon | title | subtitle | value\nbolt | Heater, 1,200 W | 2 h a day | € 23.04\nbolt | Fridge, 90 W | 24 h a day | € 20.74\nbolt | Screen, 30 W | 6 h a day | € 1.73',
      hero: 'A month | € 23.04 | 72 kWh at € 0.32 | Keep result',
      trend: 'A month | € 45.51 | −€ 2.10',
      facts: '€ 23.04 | A month\n2.4 kWh | A day\n€ 276 | A year',
      figures: '72 kWh | Used a month\n€ 276 | A year',
      about: 'Twelve hundred watts for two hours every day.',
    },
  ],
  [
    /fuel|petrol|\bgas (?:cost|mileage)|mileage calculator/i,
    {
      fields:
        'Distance in km | number | 480\nLitres per 100 km | number | 6.2\nPrice of a litre | money | € 1.72',
      samples:
        'icon | title | subtitle | value\ncar | 480 km | 29.8 l at € 1.72 | € 51.19\ncar | 62 km | 3.8 l at € 1.72 | € 6.61\ncar | 1,120 km | 69.4 l at € 1.78 | € 123.60',
      hero: 'The trip costs | € 51.19 | 29.8 litres, € 12.80 each for four | Keep result',
      trend: 'Per 100 km | € 10.66 | −€ 0.40',
      facts: '29.8 l | Fuel\n€ 51.19 | Cost\n€ 10.66 | Per 100 km',
      figures: '29.8 l | Fuel\n€ 10.66 | Per 100 km',
      about: 'Four hundred and eighty kilometres at 6.2 litres.',
    },
  ],
  [
    /\bsalary|net pay|wage|take-home|paycheck|payroll/i,
    {
      fields:
        'Gross a month | money | € 3,200\nTax class | choice | 1 | 1, 2, 3, 4, 5, 6\nChildren | number | 0',
      samples:
        'icon | title | subtitle | value\nwallet | € 3,200 gross | Class 1 | € 2,146\nwallet | € 2,800 gross | Class 1 | € 1,922\nwallet | € 4,100 gross | Class 3 | € 2,983',
      hero: 'Net a month | € 2,146 | € 1,054 are tax and insurance | Keep result',
      trend: 'Net a month | € 2,146 | +€ 64',
      facts: '€ 2,146 | Net\n€ 372 | Tax\n€ 682 | Insurance',
      figures: '€ 372 | Tax\n€ 682 | Insurance',
      about: 'Three thousand two hundred gross leave two thousand one hundred and forty-six.',
    },
  ],
  [
    /\bvat\b|sales tax|\bgst\b|tax calculator/i,
    {
      fields:
        'Amount | money | € 100.00\nRate in percent | number | 19\nAmount is | choice | Without tax | Without tax, With tax',
      samples:
        'icon | title | subtitle | value\nreceipt | € 100.00 and 19 % | Tax € 19.00 | € 119.00\nreceipt | € 48.50 and 7 % | Tax € 3.40 | € 51.90\nreceipt | € 238.00, 19 % within | Tax € 38.00 | € 200.00',
      hero: 'With tax | € 119.00 | € 19.00 of it are tax | Keep result',
      trend: 'Tax | € 60.40 | +€ 19.00',
      facts: '€ 119.00 | With tax\n€ 19.00 | Tax\n19 % | Rate',
      figures: '€ 19.00 | Tax\n19 % | Rate',
      about: 'One hundred euros and nineteen percent.',
    },
  ],
  [
    /compound interest|savings? calculator|investment calculator|retirement/i,
    {
      fields:
        'Starting amount | money | € 5,000\nMonthly deposit | money | € 150\nInterest rate in percent | number | 4\nNumber of years | number | 20',
      samples:
        'icon | title | subtitle | value\ntrend | € 150 a month, 20 years | 4 %, € 41,000 paid in | € 66,100\ntrend | € 100 a month, 20 years | 4 %, € 29,000 paid in | € 47,800\ntrend | € 150 a month, 10 years | 4 %, € 23,000 paid in | € 29,500',
      hero: 'Final balance | € 66,100 | € 41,000 paid in, € 25,100 interest | Keep result',
      trend: 'Balance | € 66,100 | +€ 25.1k',
      facts: '€ 66,100 | Final balance\n€ 25,100 | Interest\n20 y | Term',
      figures: '€ 41,000 | Total paid in\n€ 25,100 | Interest earned',
      about: 'Five thousand to begin with and one hundred and fifty every month.',
    },
  ],
  [
    /molar mass|molecular (?:weight|mass)/i,
    {
      fields: 'Substance | choice | Water | Water, Carbon dioxide, Glucose, Table salt\nMoles | number | 2',
      samples:
        'icon | title | subtitle | value\nspark | Water, H2O | 2 mol are 36.03 g | 18.015 g/mol\nspark | Carbon dioxide, CO2 | 1 mol is 44.01 g | 44.010 g/mol\nspark | Glucose, C6H12O6 | 0.5 mol are 90.08 g | 180.156 g/mol\nspark | Table salt, NaCl | 1 mol is 58.44 g | 58.443 g/mol',
      hero: 'Mass | 36.03 g | At 18.015 g a mole | Keep result',
      trend: 'g/mol | 18.015 | +0',
      facts: '18.015 | g/mol\n36.03 g | Two moles\n3 | Atoms',
      figures: '18.015 g/mol | Molar mass',
      about: 'Two hydrogen at 1.008 and one oxygen at 15.999.',
    },
  ],
  [
    /\bhydration calculator|baker['’]?s percent|dough calculator/i,
    {
      fields: 'Flour in g | number | 500\nHydration in percent | number | 72\nSalt in percent | number | 2',
      samples:
        'icon | title | subtitle | value\nflame | Country loaf | 500 g of flour, 360 g of water | 72 %\nflame | Baguettes | 400 g of flour, 272 g of water | 68 %\nflame | Focaccia | 450 g of flour, 360 g of water | 80 %',
      hero: 'Water | 360 g | And 10 g of salt | Keep result',
      trend: 'Water | 360 | +10',
      facts: '360 g | Water\n10 g | Salt\n870 g | Dough',
      figures: '360 g | Water\n10 g | Salt',
      about: 'Five hundred grams of flour take three hundred and sixty of water at seventy-two percent.',
    },
  ],
  [
    /body fat/i,
    {
      fields:
        'Height in cm | number | 172\nWaist in cm | number | 78\nNeck in cm | number | 36\nHips in cm | number | 94\nSex | choice | Woman | Woman, Man',
      samples:
        'icon | title | subtitle | value\nheart | Today | Waist 78, neck 36 | 24.6 %\nheart | 1 November | Waist 79, neck 36 | 25.2 %\nheart | 1 October | Waist 81, neck 36 | 26.4 %',
      hero: 'Body fat | 24.6 % | By the formula of the US Navy | Keep result',
      trend: 'Body fat | 24.6 % | −0.6',
      facts: '24.6 % | Body fat\n78 cm | Waist\n36 cm | Neck',
      figures: '24.6 % | Body fat\n45 % | Waist to height',
      about: 'From height, waist, neck and hips, six tenths less than three weeks ago.',
    },
  ],
  [
    /plate calculator|one rep max|\b1rm\b|barbell/i,
    {
      fields: 'Weight in kg | number | 86\nBar in kg | number | 20\nTimes | number | 5',
      samples:
        'icon | title | subtitle | value\ndumbbell | 86 kg on a 20 kg bar | A side: 25, 5, 2.5, 0.5 | 33 kg\ndumbbell | 60 kg on a 20 kg bar | A side: 20 | 20 kg\ndumbbell | 86 kg, five times | One rep max | 97 kg',
      hero: 'On each side | 33 kg | 86 kilograms with a bar of 20 | Keep result',
      trend: 'One rep max | 97 kg | +3',
      facts: '33 kg | A side\n97 kg | One rep max\n20 kg | Bar',
      figures: '33 kg | A side\n97 kg | One rep max',
      about: 'Eighty-six kilograms with a bar of twenty: thirty-three on each side.',
    },
  ],
  [
    /\b(?:wallpaper|concrete|tiles|paint)\b[^.]{0,200}\b(?:room|waste|wall|square|diy|doors)\b|\bmaterial calculator/i,
    {
      fields:
        'Material | choice | Paint | Paint, Tiles, Wallpaper, Concrete\nLength in m | number | 5.2\nWidth in m | number | 3.8\nHeight in m | number | 2.5\nDoors and windows | number | 3\nWaste in percent | number | 10',
      samples:
        'icon | title | subtitle | value\npalette | Paint, living room | 38 m², two coats | 7.6 l\ngrid | Tiles, bathroom | 11 m², 10 % waste | 9 boxes\nlayers | Wallpaper, hall | 24 m² | 6 rolls',
      hero: 'You need | 8.6 litres | 39 m² of walls, 20 m² of floor | Keep result',
      trend: 'Cost estimate | € 64 | −€ 8',
      facts: '7.6 l | Paint\n38 m² | Walls\n€ 64 | About',
      figures: '39 m² | Walls\n20 m² | Floor',
      about: 'Four walls without a door and two windows, two coats and ten percent more.',
    },
  ],
  [
    /exposure/i,
    {
      fields: 'Aperture | number | 4\nISO | number | 1600\nFocal length in mm | number | 135',
      samples:
        'icon | title | subtitle | value\nstar | f/4, ISO 1600, 135 mm | Stars stay points | 3.7 s\nstar | f/2.8, ISO 3200, 24 mm | Milky Way | 20 s\nmoon | f/8, ISO 100, 400 mm | Full moon | 1/125',
      hero: 'Longest exposure | 3.7 s | Longer and the stars begin to trail | Keep result',
      trend: 'Exposure in seconds | 3.7 | +0.4',
      facts: '3.7 s | Exposure\nf/4 | Aperture\n1600 | ISO',
      figures: '3.7 s | Exposure\n1600 | ISO',
      about: 'At 135 millimetres stars begin to trail after 3.7 seconds.',
    },
  ],
  [
    /unit prices?|cheaper|price per|per kilo|better deal|best value/i,
    {
      fields:
        'First price | number | 2.49\nFirst weight (g) | number | 400\nSecond price | number | 3.79\nSecond weight (g) | number | 750',
      samples:
        'icon | title | subtitle | value\ntag | Oats, 750 g | Cheaper by 19 % | € 5.05\ntag | Rice, 5 kg | Cheaper by 31 % | € 1.98\ntag | Coffee, 1 kg | Dearer by 4 % | € 14.20',
      hero: 'Better value | The second | € 5.05 a kilo, not € 6.23 | Keep result',
      trend: 'Cheaper per kilo | € 1.18 | +0.40',
      facts: '€ 5.05 | Second\n€ 6.23 | First\n19 % | Cheaper per kilo',
      figures: '€ 5.05 | Per kilo\n19 % | Cheaper per kilo',
      about: 'Seven hundred and fifty grams at 3.79 against four hundred at 2.49.',
    },
  ],
  [
    /\bbmi\b|body mass/i,
    {
      fields: 'Height in cm | number | 172\nWeight in kg | number | 68\nAge | number | 34',
      samples:
        'icon | title | subtitle | value\ntrend | 68 kg, today | Normal weight | 23.0\ntrend | 69 kg, 1 November | Normal weight | 23.3\ntrend | 71 kg, 1 October | Normal weight | 24.0\ntrend | 74 kg, 1 August | Just above | 25.0',
      hero: 'Your BMI | 23.0 | Normal weight, between 18.5 and 24.9 | Keep result',
      trend: 'BMI | 23.0 | −0.3',
      facts: '23.0 | BMI\n68 kg | Weight\n172 | Height',
      figures: '23.0 | BMI\n68 kg | Weight',
      about: 'Normal weight. Between 55 and 73 kilograms would be, at 172 centimetres.',
    },
  ],
  [
    /\btips?\b|\b(?:split|splits|splitting|share|restaurant) [^.]{0,20}bill|\bbill (?:splitter|amount|total)\b|(?<!electricity |phone |water |gas )\bbill\b/i,
    {
      fields: 'Bill amount | number | 64.00\nTip percentage | number | 15\nNumber of people | number | 4',
      samples:
        'icon | title | subtitle | value\nreceipt | € 64.00, 15 %, 4 people | Today, Mill Café | € 18.40\nreceipt | € 112.00, 10 %, 6 people | Sunday, Old dairy | € 20.53\nreceipt | € 38.50, 12 %, 2 people | 11 November | € 21.56',
      hero: 'Each pays | € 18.40 | € 2.40 of it tip, € 73.60 in all | Keep result',
      trend: 'Total per person | € 18.40 | +€ 2.40',
      facts: '€ 18.40 | Each\n€ 9.60 | Tip\n€ 73.60 | Total',
      figures: '€ 2.40 | Tip per person\n€ 73.60 | Total',
      about: 'Sixty-four euros with fifteen percent for four people.',
    },
  ],
  [
    /mortgage|loan|interest|invest|saving|retire|salary|\btax\b|rent\b/i,
    {
      fields: 'Amount | money | € 180,000\nInterest in percent | number | 3.4\nYears | number | 25',
      samples:
        'icon | title | subtitle | value\npie | € 180,000, 3.4 % | 25 years | € 891\npie | € 180,000, 3.1 % | 25 years | € 863\npie | € 150,000, 3.4 % | 20 years | € 862',
      hero: 'Monthly payment | € 891 | € 267,400 paid over 25 years | Keep result',
      trend: 'Still to pay in thousands | € 180k | −€ 4.6k a year',
      data: [180, 158, 134, 106, 75, 39, 0],
      labels: ['1', '5', '9', '13', '17', '21', '25'],
      facts: '€ 891 | Monthly payment\n25 y | Term\n3.4 % | Interest',
      figures: '€ 87,400 | Total interest\n€ 267,400 | Total amount paid',
      about: 'One hundred and eighty thousand at 3.4 percent over twenty-five years.',
    },
  ],
  [
    /calorie|macro|protein|nutrition/i,
    {
      fields:
        'Weight in kg | number | 68\nHeight in cm | number | 172\nActivity | choice | Middle | Low, Middle, High',
      samples:
        'icon | title | subtitle | value\nflame | Keep weight | 68 kg, middle activity | 2,140\nflame | Lose slowly | Half a kilo a week | 1,690\nflame | Gain | With strength training | 2,480',
      hero: 'A day | 2,140 kcal | To keep 68 kilograms | Keep result',
      trend: 'Calories a day | 2,140 | −60',
      facts: '2,140 | Kcal\n109 g | Protein\n68 kg | Weight',
      figures: '2,140 | Kcal\n109 g | Protein',
      about: 'For sixty-eight kilograms and a desk with two runs a week.',
    },
  ],
]
