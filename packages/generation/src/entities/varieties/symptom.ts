import { symptom } from '../symptom.ts'
import { defineVarieties } from './variety.ts'

export const symptomVarieties = defineVarieties(symptom, [
  {
    signs: 'asthma 8, peak flow 8, inhaler 6, breathless 4, wheezing 5, copd 8',
    groups: 'Today, Attacks, Inhaler',
    fields: `
      Symptom | choice | Tight chest | Tight chest, Wheezing, Cough, Short of breath
      Peak flow | number | 420
      Inhaler use | text | Two puffs, blue one
      Medicine | text | Salbutamol
      Trigger | text | Cold air, birch
      Notes | long | Better after ten minutes inside`,
    samples: `
      icon | title | subtitle | value
      wave | Peak flow 420 | Today 07:30, before the inhaler | Good
      drop | Inhaler, two puffs | Today 08:10, before the run | Blue
      wave | Tight chest | Yesterday 22:40, cold air | Medium
      wave | Peak flow 360 | Yesterday 21:30 | Fair
      drop | Inhaler, one puff | Sunday 15:20, birch | Blue
      wave | Wheezing | Sunday 14:50, in the meadow | Mild`,
    about:
      'Tight for twenty minutes after the walk home in the cold. Two puffs, and the peak flow was back at 410.',
    facts: '420 | Peak flow\n2 | Puffs today\n20 min | To relief',
    figures: '420 | Peak flow | +10\n3 | Puffs this week\n5 | Days without',
    hero: 'Evening reading | Blow three times | The best of the three counts | Log reading',
    tip: 'Birch is high tomorrow | Four of six attacks were outside before noon',
    trend: 'Peak flow | 420 | +10',
    add: 'Log reading',
  },
  {
    signs: 'migraine, headache, cluster headache',
    groups: 'This month, Mild, Strong',
    fields: `
      Severity | choice | Strong | Mild, Medium, Strong
      Symptom | choice | Throbbing, left side | Throbbing, Aura, Nausea, Pressure
      Medicine | text | Sumatriptan 50 mg
      Trigger | text | Short night, red wine
      Notes | long | Dark room helped after an hour`,
    samples: `
      icon | title | subtitle | value
      brain | Throbbing, left side | Today 08:40, after a short night | Strong
      eye | Aura, flickering lines | Today 08:10, twenty minutes | Medium
      drop | Nausea | Saturday 15:20, lay down | Medium
      brain | Pressure behind the eyes | Thursday 17:05, screen | Mild
      sun | Sensitive to light | Thursday 16:30, closed curtains | Mild
      brain | Throbbing, both sides | Sun 8 Nov, weather change | Strong`,
    about:
      'Began with flickering lines, then four hours on the left side. Sumatriptan and a dark room helped.',
    facts: 'Strong | Now\n4 h | Lasted\n50 min | To relief',
    figures: '4 | Days with pain | −2\n11 | Days without\n5 | Tablets',
    hero: 'Day 11 without pain | Pressure is falling tonight | Weather changes came before five of your attacks | Log attack',
    tip: 'Short nights come first | Five of eight attacks followed less than six hours of sleep',
    trend: 'Days with migraine | 4 | −2',
    add: 'Log attack',
  },
  {
    signs: 'eczema, psoriasis, skin condition, rash, acne, skin 2, rosacea, dermatitis',
    groups: 'Arms, Face, Flare-ups',
    fields: `
      Symptom | choice | Itching | Itching, Redness, Dry patch, Cracked
      Medicine | text | Hydrocortisone 1 %, evening
      Trigger | text | Wool scarf
      Photo | photo | abstract art
      Notes | long | Calmer after two days without wool`,
    samples: `
      icon | title | subtitle | value
      drop | Itching, inner elbow | Today 07:50, after the shower | Medium
      flame | Red patch, neck | Yesterday 21:10, wool scarf | Strong
      leaf | Dry hands | Yesterday, cold wind | Mild
      moon | Scratched at night | Tue 17 Nov, woke twice | Medium
      camera | Photo, left arm | Mon 16 Nov, week 3 | Better
      drop | New cream | Sun 15 Nov, ceramide | No change`,
    about: 'Red since the wool scarf on Tuesday, calmer with the cream twice a day. Two photos to compare.',
    facts: 'Medium | Now\n3 weeks | Since\n2 | Photos',
    hero: 'Evening | Cream on neck and elbows | Twice a day until Sunday | Mark as done',
    tip: 'Wool and hot showers | Both came before four flare-ups',
    trend: 'Itching | 3.2 | −1.1',
  },
  {
    signs:
      'bowel, stool, poop, gastroenterologist, ibs, irritable bowel, gut, digestion, digestive, stomach, crohn, colitis, bloating, fodmap, reflux, celiac, food intolerance 8, food sensitivity 8',
    groups: 'Today, Meals, Flare-ups',
    fields: `
      Symptom | choice | Bloating | Bloating, Cramps, Heartburn, Fatigue
      Medicine | text | Peppermint oil
      Trigger | text | Onions at lunch`,
    samples: `
      icon | title | subtitle | value
      fork | Bloating | Today 14:20, after lunch with onions | Medium
      bolt | Cramps | Today 06:40, twenty minutes | Strong
      flame | Heartburn | Yesterday 22:00, late dinner | Mild
      leaf | A good day | Tue 17 Nov, rice and carrots | None
      cup | Milk, half a glass | Mon 16 Nov, cramps after an hour | Medium
      moon | Woke at four | Sun 15 Nov, wheat the evening before | Mild`,
    about: 'Came an hour after lunch with onions and garlic. Peppermint tea helped, gone by five.',
    hero: 'Four calm days | Onions look guilty | Three of five bad days had them | Log a meal',
    tip: 'Onions and late dinners | Three of five bad days had one of them',
    trend: 'Bad hours a day | 1.4 | −0.8',
  },
  {
    signs: 'asthma, inhaler, peak flow, copd, shortness of breath, breathing problems',
    groups: 'Today, Peak flow, Inhaler',
    fields: `
      Symptom | choice | Wheezing | Wheezing, Tight chest, Cough, Short of breath
      Medicine | text | Salbutamol, 2 puffs
      Trigger | text | Cold air on the stairs`,
    samples: `
      icon | title | subtitle | value
      drop | Tight chest | Today 08:15, cold air | Mild
      trend | Peak flow | Today 07:00, best of three | 480
      spark | Salbutamol, 2 puffs | Yesterday 18:30, after running | Helped
      moon | Cough at night | Tue 17 Nov, woke once | Medium
      trend | Peak flow | Mon 16 Nov, evening | 460
      home | Wheezing | Sun 15 Nov, at the neighbours’ cat | Medium`,
    about: 'Tight for ten minutes on the stairs, gone after two puffs. Peak flow back to 480.',
    figures: '480 | Peak flow | +20\n3 | Puffs this week | −2\n92 % | Preventer taken',
    trend: 'Peak flow | 480 | +20',
    hero: 'Green zone | Peak flow 480 of 520 | Preventer at eight this evening | Mark as taken',
  },
  {
    signs:
      'back pain, chronic pain, pain 2, fibromyalgia, arthritis, endometriosis, joint pain, knee pain, sciatica',
    groups: 'Today, Back, Joints',
    fields: `
      Symptom | choice | Lower back | Lower back, Knees, Hands, Shoulders
      Medicine | text | Ibuprofen 400 mg
      Trigger | text | Long drive`,
    samples: `
      icon | title | subtitle | value
      bolt | Lower back | Today 08:40, stiff for an hour | 5 of 10
      bolt | Left knee | Yesterday 18:00, after the stairs | 3 of 10
      moon | Woke up twice | Yesterday, right shoulder | 4 of 10
      leaf | Walked 30 minutes | Tuesday, better afterwards | 2 of 10
      bolt | Hands | Monday 07:10, cold morning | 6 of 10
      flame | Warm bath | Sunday, helped for the evening | 2 of 10`,
    about: 'Stiff for an hour after waking, better with warmth and a short walk. Ibuprofen once.',
    facts: '5 of 10 | Now\n1 h | Stiff\n1 | Tablet',
    trend: 'Pain, 0 to 10 | 4.1 | −0.7',
    hero: 'Today | How is your back? | 30 minutes of walking helped on Tuesday | Log pain',
    tip: 'Walking helps | Days with a walk are 1.6 points lower',
    add: 'Log pain',
  },
  {
    signs: 'menopause, perimenopause, hot flash, hot flashes, hot flushes, hormone',
    groups: 'Today, Nights, Mood',
    fields: `
      Symptom | choice | Hot flush | Hot flush, Night sweat, Low mood, Brain fog
      Medicine | text | Oestrogen patch, Mon and Thu
      Trigger | text | Coffee, warm room`,
    samples: `
      icon | title | subtitle | value
      flame | Hot flush | Today 10:40, four minutes | Medium
      moon | Night sweat | Today 03:15, changed sheets | Strong
      brain | Brain fog | Yesterday, whole morning | Mild
      heart | Irritable | Tuesday, better after the walk | Medium
      moon | Slept six hours | Monday, woke once | Good
      leaf | New patch | Monday 08:00, left hip | Done`,
    about:
      'Four minutes after the second coffee. Fewer since the new patch, and none on the days with a walk.',
    figures: '3 | Hot flushes today | −2\n6 h 10 | Sleep\n2.1 | Severity',
    trend: 'Hot flushes a day | 3 | −2',
    hero: 'Down to three a day | Patch change on Thursday | Left hip last time, so right hip now | Set reminder',
    tip: 'Coffee and warm rooms | Seven of ten hot flushes came within an hour',
  },
  {
    signs: 'anxiety, panic attack, panic attacks, ocd, intrusive thoughts',
    groups: 'Today, Mild, Strong',
    fields: `
      Symptom | choice | Racing heart | Racing heart, Tight chest, Worry, Dizzy
      Medicine | text | None, breathing
      Trigger | text | Crowded tram`,
    samples: `
      icon | title | subtitle | value
      heart | Racing heart | Today 08:40, crowded tram | Medium
      brain | Worry before the call | Yesterday 14:00, went well | Mild
      drop | Tight chest | Tuesday 23:10, breathing helped | Strong
      moon | Lay awake | Tuesday, one hour | Mild
      leaf | Stayed in the shop | Monday, it passed | Small win
      heart | Dizzy | Sunday 12:00, six minutes | Medium`,
    about:
      'Came in the crowded tram and passed after six minutes of slow breathing. Stayed on until the stop.',
    hero: 'Right now | It peaks and passes | Most of yours are over within six minutes | Breathe with me',
    tip: 'Six minutes | That is how long most of yours last',
  },
  {
    signs: 'tinnitus 4, ringing 3, ears 3, hearing 3, vertigo 4, dizziness 4, dizzy 4, meniere 4',
    groups: 'Quiet, Noticeable, Loud',
    fields: `
      Symptom | choice | Tinnitus | Tinnitus, Dizziness, Pressure, Hearing
      How loud | slider | 40
      Ear | choice | Both | Left, Right, Both
      Before it | text | Two meetings, loud canteen
      Sleep | text | 6 h 10
      Helped | choice | Rain sound | Rain sound, Walk, Rest, Nothing`,
    without: 'Medicine, Trigger, Severity',
    samples: `
      icon | title | subtitle | value
      volume | Tinnitus, both ears | Today 08:40, slept six hours | Noticeable
      volume | Tinnitus, left | Yesterday 22:15, quiet room | Loud
      wave | Dizziness | Yesterday 16:30, stood up fast | Mild
      volume | Tinnitus, both ears | Wed 18 Nov, after the concert | Loud
      moon | Hardly there | Tue 17 Nov, long walk | Quiet
      volume | Pressure, right | Mon 16 Nov, on the train | Mild`,
    about: 'Louder after short nights and loud rooms, softer on days outside. Rain sound helped at bedtime.',
    facts: '3 of 10 | Now\n3 | Loud this week\n6 h 10 | Slept',
    figures: '3 | Loud days | −2\n3.1 | Average',
    hero: 'This evening | How loud is it now? | A rain sound helped on four of five nights | Log it',
    tip: 'Quieter after walks | Two points less on days outside',
    trend: 'Loudness | 3.1 | −0.6',
  },
  {
    signs: 'allergy 4, allergies 4, hay fever 4, pollen 4, allergic 4, food allergy 5',
    groups: 'Today, Eyes and nose, Skin',
    fields: `
      Symptom | choice | Sneezing | Sneezing, Itchy eyes, Rash, Runny nose
      Severity | choice | Medium | Mild, Medium, Strong
      Time | time | 08:40
      Medicine | text | Cetirizine 10 mg
      Trigger | text | Birch, cat, hazelnut
      Note | long | Windows closed until noon`,
    samples: `
      icon | title | subtitle | value | tone
      drop | Sneezing | Today 08:40, after the walk | Medium | warning
      eye | Itchy eyes | Today 09:15, birch 3 of 4 | Strong | danger
      heart | Cetirizine | Today 09:20, one tablet | Helped | success
      warning | Rash on the arm | Sunday, at the neighbours’ cat | Mild | primary
      apple | Tingling mouth | Thursday, raw apple | Mild | primary`,
    about: 'Sneezing for an hour after the walk, better with a tablet. Birch was at three of four.',
    facts: 'Medium | Now\n3 | This week\n40 min | To relief',
    figures: '3 | Days with symptoms | −2\nBirch | Strongest today\n4 | Tablets',
    hero: 'Birch 3 of 4 today | Sneezing since the walk | Tablet at 9:20, rain from four | Log symptom',
    tip: 'Rain on Friday | Pollen falls to one of four',
    trend: 'Days with symptoms | 3 | −2',
  },
  {
    signs: 'hair growth 6, hair loss 6, hair 3, balding 6, minoxidil 6',
    one: 'Check',
    many: 'Checks',
    icon: 'camera',
    groups: 'Length, Crown, Parting',
    fields: `
      Length in cm | number | 24
      Where | choice | Back | Front, Crown, Parting, Back
      Photo | photo | hair
      Date | date | Thu 19 Nov
      Used | text | Rosemary oil, biotin
      Note | long | Ends cut by one centimetre`,
    without: 'Symptom, Severity, Time, Medicine, Trigger',
    samples: `
      icon | title | subtitle | value | tone
      camera | November, back | Photo, ends cut | 24 cm | success
      camera | October, back | Photo | 23.6 cm | primary
      camera | October, parting | Thicker on the left | Good | success
      drop | Oil and massage | Three times a week | 11 of 12 | primary
      camera | September, back | First photo | 22.4 cm | neutral`,
    about:
      'One and a half centimetres since September, with the ends cut once. Photographed from the same place.',
    facts: '24 cm | Length\n+1.6 | Since September\n3 | Photos',
    figures: '24 cm | Length | +0.4\n11 of 12 | Oil this month\n3 | Photos',
    hero: 'Next photo on 1 December | 24 centimetres | 1.6 more than in September | Add photo',
    tip: '1.3 centimetres a month | A little more than most',
    trend: 'Length in cm | 24 | +0.4',
    data: [21.8, 22.1, 22.4, 22.9, 23.2, 23.6, 24],
    add: 'Add check',
    use: 'Add photo',
  },
])
