import type { Gadget } from './gadget.ts'

interface HealthLog {
  id: string
  called: RegExp
  unless?: RegExp
  title: string
  /** What one entry is called. */
  one: string
  icon: string
  names: string
  /** Lines of `stats`, `rows` and `fields` as pages have them. */
  figures: string
  entries: string
  form: string
  /** A curve over the last seven days or weeks: title, numbers and labels. */
  curve: string
  /** What stands out. */
  found: string
}

/** What happened, a form for the next time, and what the doctor sees of it. */
const asGadget = ({
  id,
  called,
  unless,
  title,
  one,
  icon,
  names,
  figures,
  entries,
  form,
  curve,
  found,
}: HealthLog): Gadget => ({
  id,
  called,
  unless: unless ?? /\b(?:clinics?|patients|practice manage\w+|research study|staff)\b/i,
  icon,
  presets: 'calm, clean',
  names,
  sheets: [
    {
      name: 'Today',
      title,
      icon,
      content: `
          stats
          ${figures}
          button plus | Log ${one} | #Log
          rows Lately
          ${entries}`,
    },
    {
      name: 'Log',
      title: `Log ${one}`,
      icon: 'edit',
      content: `
          fields
          ${form}
          - Note | long |
          button check | Save | #Today`,
    },
    {
      name: 'Insight',
      icon: 'chart',
      content: (text) => `
          line ${curve}
          ${found}
          ${/\b(?:pdf|csv|export\w*|report\w*|doctors?|neurologist|share)\b/i.test(text) ? 'button share | Report for the doctor' : ''}
          chips Span | Week, * Month, Year`,
    },
    {
      name: 'Reminders',
      icon: 'bell',
      said: /\b(?:remind\w*|alarms?|schedul\w+|notif\w+|every \d+ hours)\b/i,
      content: `
          switches Reminders
          - Mornings at 8:00
          - Evenings at 20:00
          - x Every three hours
          fields
          - Quiet from | time | 22:00
          - Quiet until | time | 07:00`,
    },
  ],
})

const logs: readonly HealthLog[] = [
  {
    id: 'bladder-diary',
    called:
      /\b(?:bladder|voiding|urination|incontinence|micturition) (?:diary|log|tracker|journal|training)\b/i,
    title: 'Bladder diary',
    one: 'visit',
    icon: 'drop',
    names: 'Measured Cup, Every Three Hours, Quiet Night',
    figures: '- 7 | Visits today\n- 1.6 l | Drinks\n- 1 | Leaks',
    entries:
      '- drop | Visit, 240 ml | Today, 8:40, urgency 2 of 4 | \n- cup | Drink, coffee 200 ml | Today, 8:10 | \n- warning | Leak, a few drops | Yesterday, 17:05, coughing | \n- drop | Visit, 310 ml | Yesterday, 15:20, urgency 3 of 4 |',
    form: '- What | choice | Visit | Visit, Drink, Leak\n- Amount in ml | number | 240\n- Urgency | choice | 2 | 0, 1, 2, 3, 4\n- Drink | choice | Water | Water, Coffee, Tea, Juice\n- Time | time | 08:40',
    curve: 'Visits a day | 9, 8, 9, 7, 8, 7, 7 | F, S, S, M, T, W, T',
    found:
      'rows What stands out\n- coffee | Urgency after coffee | 4 of 5 times\n- moon | At night | Once, twice last week',
  },
  {
    id: 'seizure-log',
    called:
      /\b(?:seizures?|epilepsy) (?:log|diary|tracker|journal|records?)\b|\b(?:log|track|record)\w* (?:epileptic |my |your |our )?seizures\b/i,
    unless: /\b(?:detect\w+ by watch|staff|clinics?|dogs?|police|drug seizures?)\b/i,
    title: 'Seizure log',
    one: 'seizure',
    icon: 'brain',
    names: 'Eleven Days, After the Storm, Rescue Dose',
    figures: '- 11 | Days without\n- 2 | This month\n- 1:20 | Average length',
    entries:
      '- brain | Focal, aware | Sun 8 Nov, 7:12, short night | 1:10\n- brain | Tonic-clonic | Tue 3 Nov, 22:40, rescue medication given | 2:30\n- brain | Absence | 24 October, in class | 0:20',
    form: '- Type | choice | Focal, aware | Focal aware, Focal impaired, Tonic-clonic, Absence, Myoclonic\n- Duration | text | 1:10\n- Possible trigger | choice | Short night | None known, Short night, Missed dose, Fever, Flicker, Stress\n- Rescue medication | switch | no\n- Video | photo | room\n- Time | time | 07:12',
    curve: 'Seizures a month | 5, 4, 4, 3, 3, 2, 2 | May, Jun, Jul, Aug, Sep, Oct, Nov',
    found:
      'rows What stands out\n- moon | Short night before | 4 of 6 times\n- pill | Missed dose before | 2 of 6 times\nticks Medicine today\n- x Levetiracetam 500 mg | 8:00\n- Levetiracetam 500 mg | 20:00',
  },
  {
    id: 'milk-log',
    called:
      /\b(?:breast ?feeding|nursing|breast ?milk|breast pump\w*|pumping)\b[^.]{0,24}\b(?:log|tracker|timer|diary|stash)\b|\b(?:log|track\w*) (?:of )?(?:breast ?feeding|nursing sessions|breast pumping)\b/i,
    unless: /\b(?:diapers?|nappies|sleep of|courses?|consultants?|iron)\b/i,
    title: 'Feeding and pumping',
    one: 'feed',
    icon: 'baby',
    names: 'Left Side Next, Milk Stash, Three in the Morning',
    figures: '- 8 | Feeds today\n- 420 ml | Pumped\n- 2.1 l | Milk stash',
    entries:
      '- timer | Left side | Today, 8:40, next: right | 14 min\n- drop | Pumped, both sides | Today, 6:10 | 140 ml\n- timer | Right side | Today, 4:30 | 18 min\n- bottle | Bottle from the stash | Yesterday, 22:05 | 90 ml',
    form: '- What | choice | Breast | Breast, Pump, Bottle\n- Side | choice | Left | Left, Right, Both\n- Duration in min | number | 14\n- Amount in ml | number | 0\n- Time | time | 08:40',
    curve: 'Millilitres pumped a day | 310, 340, 360, 380, 350, 400, 420 | F, S, S, M, T, W, T',
    found:
      'rows Milk stash\n- bottle | Freezer, 6 bags | Oldest from 2 November | 720 ml\n- bottle | Fridge, 3 bottles | Use by Saturday | 360 ml\nbanner bottle | Use the oldest first | Frozen milk keeps six months',
  },
  {
    id: 'stool-log',
    called:
      /\b(?:poop|stool|bowel|bristol)(?: movements?)? (?:log|tracker|diary|journal|counter)\b|\b(?:crohn'?s?|colitis|ibs|ibd) (?:log|tracker|diary|journal|companion)\b/i,
    title: 'Bowel diary',
    one: 'movement',
    icon: 'clock',
    names: 'Type Four, Regular, Quiet Belly',
    figures: '- 2 | Today\n- Type 4 | Most often\n- 5 | Days without pain',
    entries:
      '- check | Type 4, smooth | Today, 7:20, no pain | \n- warning | Type 6, mushy | Yesterday, 21:10, cramps | \n- check | Type 3 | Yesterday, 7:30 |',
    form: '- Bristol type | choice | 4 | 1, 2, 3, 4, 5, 6, 7\n- Pain | slider | 10\n- Urgency | slider | 20\n- Blood | switch | no\n- Eaten before | text | Oats, banana\n- Time | time | 07:20',
    curve: 'Movements a day | 4, 3, 3, 2, 3, 2, 2 | F, S, S, M, T, W, T',
    found:
      'rows What stands out\n- bowl | Milk the evening before | 3 of 4 bad days\n- moon | Short night | 2 of 4 bad days',
  },
  {
    id: 'peak-flow',
    called:
      /\b(?:peak ?flow|spirometry|(?:asthma|copd) (?:diary|log|tracker|journal|plan|control|companion)|inhaler (?:log|tracker|counter|diary))\b/i,
    unless: /\b(?:clinics?|patients|pollen map|air quality map|emergency)\b/i,
    title: 'Peak flow',
    one: 'peak flow',
    icon: 'trend',
    names: 'Green Zone, Deep Breath, Best of Three',
    figures: '- 460 | Peak flow today\n- Green | Zone\n- 84 | Puffs left',
    entries:
      '- trend | 460 l/min, morning | Today, 7:10, best of three | Green\n- trend | 410 l/min, evening | Yesterday, 21:00, cough | Amber\n- pill | Reliever, 2 puffs | Yesterday, 20:40, after running |',
    form: '- Peak flow | number | 460\n- When | choice | Morning | Morning, Evening, Before reliever, After reliever\n- Symptoms | choice | None | None, Cough, Wheeze, Tight chest, Short of breath\n- Reliever puffs | number | 0\n- Trigger | choice | None | None, Pollen, Cold air, Sport, Dust, Cat',
    curve: 'Peak flow in l/min | 420, 430, 410, 440, 450, 410, 460 | F, S, S, M, T, W, T',
    found:
      'rows Zones of my plan\n- check | Green, above 400 | Go on as usual\n- info | Amber, 250 to 400 | Double the preventer\n- warning | Red, below 250 | Reliever, call for help',
  },
  {
    id: 'flush-log',
    called: /\b(?:menopause|perimenopause|hot flash(?:es)?|hot flushes|night sweats)\b/i,
    unless: /\b(?:community|forum|shop|courses?|coach(?:es)?)\b/i,
    title: 'Menopause diary',
    one: 'symptoms',
    icon: 'flame',
    names: 'Warm Front, Fan Please, New Season',
    figures: '- 4 | Hot flushes today\n- 6 h 10 | Sleep\n- Day 48 | Since last period',
    entries:
      '- flame | Hot flush, strong | Today, 8:40, four minutes | \n- moon | Night sweat | Today, 3:20 | \n- brain | Foggy, forgot names | Yesterday |',
    form: '- Symptom | choice | Hot flush | Hot flush, Night sweat, Mood, Joint pain, Brain fog, Palpitations\n- Strength | slider | 60\n- Minutes | number | 4\n- Trigger | choice | Coffee | None, Coffee, Wine, Stress, Heat, Spicy food\n- Hormone therapy taken | switch | yes',
    curve: 'Hot flushes a day | 8, 7, 7, 6, 5, 5, 4 | F, S, S, M, T, W, T',
    found:
      'rows What stands out\n- wine | Wine in the evening | Night sweat 5 of 6 times\n- run | Days with a walk | Two flushes fewer',
  },
  {
    id: 'fever-log',
    called:
      /\bfever (?:log|tracker|diary|chart|curve)\b|\btemperature (?:log|curve|chart) (?:of|for) (?:my|our|the|your) (?:child|children|kids?|baby)\b/i,
    unless:
      /\b(?:dengue|yellow fever|hay fever|swine|cycle|ovulation|basal|thermometer shop|football fever|dance)\b/i,
    title: 'Fever curve',
    one: 'temperature',
    icon: 'trend',
    names: 'Thirty-eight Five, Cold Cloth, Soup Again',
    figures: '- 38.4 °C | Now\n- 39.2 °C | Highest\n- 4 h 10 | Since the last dose',
    entries:
      '- trend | 38.4 °C, ear | Today, 8:40, Ida | \n- pill | Paracetamol 250 mg | Today, 4:30, Ida | \n- trend | 39.2 °C, ear | Today, 4:20, Ida |',
    form: '- Who | choice | Ida | Ida, Ben, Me\n- Temperature in °C | number | 38.4\n- Measured | choice | Ear | Ear, Forehead, Mouth, Rectal, Armpit\n- Medicine | choice | None | None, Paracetamol 250 mg, Ibuprofen 150 mg\n- Drunk in ml | number | 150\n- Time | time | 08:40',
    curve: 'Temperature in °C | 38.1, 38.9, 39.2, 38.6, 38.2, 38.8, 38.4 | 20:00, , 4:00, , 6:00, , now',
    found:
      'rows Next medicine\n- pill | Paracetamol | Not before 10:30 | 4 of 4 h\n- pill | Ibuprofen | Possible now\nbanner warning | See a doctor | Above 39 °C for three days, or stiff neck',
  },
]

/** Diaries of one complaint or one duty of the body. */
export const healthLogs: readonly Gadget[] = logs.map(asGadget)
