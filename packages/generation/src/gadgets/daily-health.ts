import type { Gadget } from './gadget.ts'

interface Diet {
  form: RegExp
  title: string
  /** What makes a food good or bad. */
  measure: string
  foods: readonly (readonly [food: string, portion: string, light: string])[]
}

const diets: readonly Diet[] = [
  {
    form: /\bhistamine\b/i,
    title: 'Histamine guide',
    measure: 'Histamine, liberators and blockers',
    foods: [
      ['Fresh mozzarella', 'Well tolerated', 'Green'],
      ['Rice', 'Well tolerated', 'Green'],
      ['Spinach', 'Small portions', 'Amber'],
      ['Aged cheese', 'High in histamine', 'Red'],
      ['Red wine', 'Histamine and blocker', 'Red'],
    ],
  },
  {
    form: /\b(?:purines?|gout|uric)\b/i,
    title: 'Purine guide',
    measure: 'Uric acid in 100 g',
    foods: [
      ['Eggs', '5 mg', 'Green'],
      ['Potatoes', '15 mg', 'Green'],
      ['Lentils', '75 mg', 'Amber'],
      ['Anchovies', '260 mg', 'Red'],
      ['Liver', '460 mg', 'Red'],
    ],
  },
  {
    form: /\b(?:potassium|phosph\w+|kidneys?|dialysis|renal)\b/i,
    title: 'Kidney food guide',
    measure: 'Potassium in 100 g',
    foods: [
      ['Apple', '107 mg', 'Green'],
      ['White bread', '100 mg', 'Green'],
      ['Tomato', '237 mg', 'Amber'],
      ['Banana', '358 mg', 'Red'],
      ['Spinach', '558 mg', 'Red'],
    ],
  },
  {
    form: /\b(?:gly[ck]?[aä]?e?mic|glycemic|low[- ]gi)\b/i,
    title: 'Glycaemic index',
    measure: 'Index and load of a portion',
    foods: [
      ['Lentils', 'GI 32, load 5', 'Green'],
      ['Apple', 'GI 36, load 5', 'Green'],
      ['Basmati rice', 'GI 58, load 22', 'Amber'],
      ['White bread', 'GI 75, load 11', 'Red'],
      ['Cornflakes', 'GI 81, load 20', 'Red'],
    ],
  },
]
const fodmap: Diet = {
  form: /$/,
  title: 'FODMAP food guide',
  measure: 'Fructans, lactose, fructose and polyols',
  foods: [
    ['Carrots', 'Up to 500 g', 'Green'],
    ['Firm banana', 'Up to 100 g', 'Green'],
    ['Avocado', 'Up to 60 g, sorbitol', 'Amber'],
    ['Garlic', 'Fructans', 'Red'],
    ['Apple', 'Fructose, sorbitol', 'Red'],
  ],
}
const dietIn = (text: string) => diets.find(({ form }) => form.test(text)) ?? fodmap

/** What people with an illness look up and write down every day. */
export const dailyHealth: readonly Gadget[] = [
  {
    id: 'food-guide',
    called:
      /\b(?:(?:low[- ])?fodmaps?|histamine|purines?|gout|glycemic|glycaemic|low[- ]gi|renal|kidney|potassium)\b[^.]{0,30}\b(?:food|diet|guide|list|portions?|index|table|intoleran\w+)|\b(?:low[- ])?fodmap\b/i,
    unless: /\b(?:delivery|recipes? (?:to|from)|restaurants?|shop|donat\w+|transplant)\b/i,
    icon: 'apple',
    presets: 'natural, clean',
    names: 'Green Light, Gentle Plate, What Agrees',
    sheets: [
      {
        name: 'Foods',
        title: (text) => dietIn(text).title,
        icon: 'apple',
        content: (text) => {
          const { foods, measure } = dietIn(text)
          return `
          fields
          - Search foods | text |
          chips Traffic-light | * All, Green, Amber, Red
          rows Traffic-light portions
          ${foods.map(([food, portion, light]) => `- apple | ${food} | ${portion} | | ${light}`).join('\n')}
          text ${measure}
          chips Food groups | Vegetables, Fruit, Grains, Dairy, Drinks`
        },
      },
      {
        name: 'Plan',
        title: 'Reintroduction plan',
        icon: 'calendar',
        said: /\b(?:reintroduc\w+|plan|phases?|elimination|challenge|test)\b/i,
        content: `
          steps Reintroduction plan
          - Weeks 1 to 4 | Leave out all that is red
          - Week 5, lactose | Milk: 50 ml, 120 ml, 250 ml
          - Week 6, fructans | Half a slice of wheat bread, then two
          - Week 7, polyols | Quarter of an avocado
          - After that | Eat what agreed with you
          ticks Today
          - x Breakfast without wheat
          - Test: 120 ml milk at noon
          - Write down symptoms in the evening`,
      },
      {
        name: 'Diary',
        title: 'Symptom diary',
        icon: 'edit',
        said: /\b(?:diary|symptoms?|log\w*|journal|track\w*)\b/i,
        content: `
          rows Symptoms after meals
          - smile | Rice, chicken, carrots | Today, 12:40 | None
          - warning | Bread with garlic butter | Yesterday, 19:10 | Bloated
          - smile | Oats, firm banana | Yesterday, 7:30 | None
          sliders
          - Pain | 20
          - Bloating | 35
          button plus | Log symptoms`,
      },
      {
        name: 'My list',
        icon: 'star',
        said: /\b(?:favou?rites?|own|shopping|scan\w*|personal|tolerat\w+)\b/i,
        content: `
          rows What agrees with me
          - check | Lactose | Up to 120 ml of milk
          - check | Sorbitol | A quarter of an avocado
          - close | Fructans | Not even half a clove
          button plus | Add food`,
      },
    ],
  },
  {
    id: 'energy-pacing',
    called:
      /\b(?:energy pacing|pacing|spoon theory|(?:in|my|count|budget|of) spoons|energy envelope|me\/cfs|chronic fatigue|long covid|energy budget)\b/i,
    unless: /\b(?:runners?|marathon|kitchen|wooden|measuring spoons?|race)\b/i,
    icon: 'bolt',
    presets: 'calm, clean',
    names: 'Twelve Spoons, Within the Envelope, Rest First',
    sheets: [
      {
        name: 'Today',
        title: 'Spoons for today',
        icon: 'bolt',
        content: `
          ring Spoons left | 0.58 | 7 of 12 | enough for a short walk
          ticks Plan the day in spoons
          - x Shower | 2 spoons
          - x Breakfast, sitting | 1 spoon
          - x Phone call with Ana | 2 spoons
          - Cook dinner | 3 spoons
          - Read to Ida | 1 spoon
          button plus | Add activity
          quiet moon | Rest 20 minutes
          banner heart | Pulse stayed below 105 | Your limit for today`,
      },
      {
        name: 'Check-in',
        title: 'How was today?',
        icon: 'edit',
        content: `
          sliders
          - Energy | 40
          - Pain | 30
          - Brain fog | 55
          - Sleep | 46
          chips Crash | * None, Light, Strong
          fields
          - Rate crash | choice | None | None, Light, Strong, In bed all day
          - Note | long | Two visitors were one too many
          button check | Save day`,
      },
      {
        name: 'Patterns',
        title: 'Activities that cost most',
        icon: 'chart',
        content: `
          rows Activities that cost most
          - users | Visitors, two hours | Crash on the day after, 4 of 5 times | 5
          - cart | Supermarket | Crash two days later, 3 of 6 times | 4
          - car | Doctor’s appointment | Seldom with a day of rest before | 4
          - phone | Phone calls | From thirty minutes on | 2
          chart Spoons used a day | 9, 12, 14, 7, 6, 8, 5 | F, S, S, M, T, W, T
          stats
          - 2 | Crashes this month
          - 11 | Days without
          - 8.7 | Spoons a day`,
      },
    ],
  },
  {
    id: 'inr-log',
    called: /\b(?:inr|warfarin|marcumar|coumadin|anticoagul\w+|quick value|blood thinners?)\b/i,
    unless: /\b(?:rupees?|currency|pharmacy orders?|ward)\b/i,
    icon: 'drop',
    presets: 'clean, calm',
    names: 'In Range, Two Point Five, Half a Tablet',
    sheets: [
      {
        name: 'INR',
        title: 'INR value',
        icon: 'drop',
        content: `
          ring INR value | 0.55 | 2.4 | in the target range
          stats
          - 2.0–3.0 | Target range
          - 78 % | Time in range
          - 1 Dec | Next blood test
          line INR over time | 1.8, 2.1, 2.6, 3.2, 2.7, 2.3, 2.4 | Jun, Jul, Aug, Sep, Oct, , Nov
          rows Values
          - drop | 2.4 | 17 November, Mill practice | In range
          - drop | 2.3 | 3 November | In range
          - drop | 3.2 | 22 September, antibiotics | High
          button plus | Enter lab value | #Enter`,
      },
      {
        name: 'Dose',
        title: 'Weekly dose',
        icon: 'pill',
        content: `
          cells Tablets of 3 mg
          - Mo Tu We Th Fr Sa Su
          - 1 ½ 1 1 ½ 1 1
          stats
          - 18 mg | Weekly dose
          - 6 | Tablets
          - 24 | Left at home
          ticks Today
          - x One tablet at 18:00
          switches
          - Remind me at 18:00`,
      },
      {
        name: 'Enter',
        title: 'Enter lab value',
        icon: 'edit',
        content: `
          fields
          - INR | number | 2.4
          - Date | date | Tue 17 Nov
          - Next blood test | date | Tue 1 Dec
          - Bleeding or bruises | choice | None | None, Slight, Strong
          - Note | text | Antibiotics until Friday
          switches
          - Blood test reminder
          button check | Save value | #INR
          quiet share | Report for the doctor`,
      },
    ],
  },
  {
    id: 'mindful-bell',
    called:
      /\b(?:mindful(?:ness)? (?:bell|chime|gong|reminders?)|(?:meditation|temple|singing|mindful eating) (?:bell|bowl|gong)|bell of mindfulness|(?:bell|gong|chime) (?:that |which )?(?:rings|sounds) at random)\b/i,
    unless: /\b(?:courses?|teachers?|stor(?:y|ies)|subscri\w+)\b/i,
    icon: 'bell',
    presets: 'calm, natural',
    names: 'One Breath, Small Gong, Now and Then',
    sheets: [
      {
        name: 'Bell',
        title: 'Mindfulness bell',
        icon: 'bell',
        content: `
          hero Some time in the next 40 minutes | Rings at random times
          switches
          - Bell is on
          chips Rings | * At random times, Every 30 min, Every hour
          fields
          - At least between in minutes | number | 20
          - At most between in minutes | number | 60
          - From | time | 09:00
          - Until | time | 20:00
          chips Sound | * Temple gong, Singing bowl, Small bell, Vibrate only
          sliders
          - Volume | 46
          quiet play | Hear it now`,
      },
      {
        name: 'Reflect',
        title: 'When it rings',
        icon: 'leaf',
        content: `
          hero Stop. One breath. What are you doing? | Shown when the bell rings
          rows Words to show
          - leaf | Where are your shoulders?
          - leaf | Am I still hungry?
          - leaf | Put the fork down, taste
          button plus | Add words
          stats
          - 7 | Bells today
          - 5 | Noticed
          - 12 | Days in a row`,
      },
    ],
  },
]
