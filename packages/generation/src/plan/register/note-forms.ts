import type { FieldKind } from '../../entity.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import type { Column } from './said-field.ts'
import { has } from '../../understand/searched.ts'

type Form = readonly [FieldKind, Column['use'], readonly string[]]

/** Some days behind those on which things begin. */
const later = ['Mon 23 Nov', 'Sat 21 Nov', 'Fri 20 Nov', 'Tue 17 Nov', 'Fri 13 Nov', 'Wed 11 Nov']
const ahead = ['Wed 18 Nov', 'Fri 20 Nov', 'Mon 23 Nov', 'Thu 26 Nov', 'Tue 1 Dec', 'Mon 7 Dec']
const past = ['Thu 19 Nov', 'Tue 17 Nov', 'Sun 15 Nov', 'Thu 12 Nov', 'Mon 9 Nov', 'Sat 7 Nov']
const small = ['12', '4', '7', '15', '2', '9']
const cells = ['A', 'B', 'C', 'D', 'E', 'F']

/** What people write in lists of their own, in the few words such lists have. */
const forms: readonly (readonly [RegExp, FieldKind, Column['use'], readonly string[]])[] = [
  [/^(?:until|to|back on|in on)$|^(?:end|return|check-?out) date$/, 'date', 'date', later],
  [
    /^(?:from|out on)$|^dates? \w+|^(?:joined|moved (?:in|out)|member since|since|opened|installed|planted|purchased|started|ended|finished on|sown|born)$/,
    'date',
    'date',
    past,
  ],
  [
    /\b(?:paid|booked|rented|leased|valid|signed|covered|insured|hired|good|certified) until\b|^back by$|\bneeded (?:by|on)$|^by$/,
    'date',
    'due',
    ahead,
  ],
  [/\b(?:photos?|pictures?|images?|videos?)\b.* (?:per|of each|before|after)\b/, 'photo', 'none', ['']],
  [/^time in$/, 'time', 'text', ['08:10', '09:30', '10:15', '13:00', '07:45', '14:20']],
  [
    /^(?:end|finish|closing|until|return)(?: time)?$|^time out$/,
    'time',
    'text',
    ['20:15', '10:30', '13:45', '21:30', '09:05', '18:10'],
  ],
  [
    /^where\b.*\b(?:stored|kept|lies?|stands?|are|is|put|found it)$|^stored in$|^storage(?: place)?$/,
    'place',
    'place',
    ['Back room', 'Cellar, left', 'Top shelf', 'Garage', 'Attic', 'Shed'],
  ],
  [
    /^head ?count$|\bper (?:day|week|month|hour|person|shift|visit)$|\bleft$|^(?:max|min)\.? \w+s$|^how many\b/,
    'number',
    'count',
    ['8', '3', '12', '5', '2', '6'],
  ],
  [/\b(?:available|included|required|needed|allowed)$/, 'switch', 'none', ['yes']],
  [
    /^(?:arrived|approved|signed|delivered|fixed|found|insured|vaccinated|tested|confirmed|collected|received|escaped)$/,
    'switch',
    'none',
    ['yes'],
  ],
  [
    /\b(?:sun|wind|wave|roof|window|view|slope) (?:direction|side)$/,
    'choice',
    'choice',
    ['South', 'West', 'East', 'South-west', 'North', 'South'],
  ],
  [
    /^(?:handedness|(?:dominant|playing|throwing|batting) hand|footedness)$/,
    'choice',
    'choice',
    ['Right', 'Left', 'Right', 'Right', 'Left', 'Right'],
  ],
  [/^models?$/, 'text', 'text', ['Series 4', 'KX 250', 'Compact 8', 'Mark II', 'L 120', 'T 60']],
  [
    /^(?:final )?scores?\b(?! (?:of|in|out|max))/,
    'text',
    'text',
    ['6 : 4', '3 : 7', '8 : 2', '5 : 5', '4 : 6', '7 : 3'],
  ],
  [
    /^(?:opponents?|opposing team)$/,
    'text',
    'text',
    ['Harbour United', 'Northfield', 'Mill Park', 'Old Town', 'East End', 'Lindenau'],
  ],
  [
    /^(?:group|squad)$/,
    'choice',
    'choice',
    ['Group A', 'Group B', 'Group A', 'Group C', 'Group B', 'Group A'],
  ],
  [/^(?:height|altitude) reached$/, 'text', 'amount', ['380 m', '412 m', '345 m', '460 m', '398 m', '370 m']],
  [/^contents?$/, 'long', 'none', ['']],
  [
    /\b(?:pick-?up|pick up|meeting|drop-?off|collection|delivery|boarding) (?:points?|place|spot|stop|location)$/,
    'place',
    'place',
    ['Station square', 'Harbour gate', 'School gate', 'Mill bridge', 'Market place', 'North gate'],
  ],
  [
    /\bdays?\b.*\b(?:for|until|before|off)\b|\bwaiting (?:days|period)\b/,
    'text',
    'count',
    ['5 days', '3 days', '8 days', '2 days', '14 days', '6 days'],
  ],
  [
    /^(?:time |air ?)?slots?$/,
    'text',
    'text',
    ['Mon 18:00', 'Tue 20:00', 'Thu 19:00', 'Fri 22:00', 'Sat 10:00', 'Sun 16:00'],
  ],
  [/^coats?$/, 'choice', 'choice', ['Short', 'Curly', 'Long', 'Wire', 'Short', 'Double']],
  [/^gauges?$/, 'text', 'text', ['0.9 mm', '1.1 mm', '0.8 mm', '1.4 mm', '1.0 mm', '1.2 mm']],
  [/^themes?$/, 'text', 'text', ['Pirates', 'Space', 'Wild West', 'Fairy tale', 'Under water', 'Detectives']],
  [/^trades?$/, 'text', 'text', ['Electrics', 'Painting', 'Plumbing', 'Joinery', 'Tiling', 'Drywall']],
  [
    /^(?:plants?|crops?)$/,
    'text',
    'text',
    ['Tomato', 'Runner bean', 'Sweet pea', 'Kale', 'Sunflower', 'Squash'],
  ],
  [
    /\b(?:passes|laps|rounds|attempts|goals|assists|shots|bags|boxes|pieces|sheets|guests|adults|children|people|spaces|places|plates|tubs|bottles|eggs|jars|trays|crates|copies|visitors|participants)$/,
    'number',
    'count',
    ['8', '3', '12', '5', '2', '6'],
  ],
]

const stored = /^(?:bin|shelf|drawer|rack|locker|aisle|crate|box|cabinet|cupboard|bay|tray)$/
const numbered =
  /\b(?:table|shelf|seat|room|locker|lane|track|stall|stand|bib|start|plot|pitch|berth|bed|page|row|pen|court|desk|cabin|gate|platform|box|booth|house|jersey|shirt) (?:number|no)$/
const marks =
  /^(?:id|code|ref|reference|reference number|inventory (?:number|no)|accession number|serial|identifier)$/
const persons =
  /^(?:player|student|member|singer|rider|patient|athlete|pupil|child|client|guest|trainee|dancer|rower|diver|volunteer|participant)$/

/** Whatever is on such a list: what the app keeps already, else what is needed anywhere. */
const anything = /^(?:items?|what|objects?|articles?|goods|equipment|gear|supplies|things?)$/
const needed = ['Rope, 20 m', 'Batteries AA', 'Work gloves', 'Cable ties', 'Tape, wide', 'Bin bags']
/** Firms and houses, which are named after people and places. */
const houses =
  /^(?:shop|store|supplier|company|vendor|sponsor|firm|partner|restaurant|café|cafe|venue|dealer|farm|business)$/
/** Done with what the app keeps, rather than with what it is short of. */
const ofKept =
  /^(?:loan|rental|booking|reservation|repair|inspection|check|request|return|issue|transfer|fault|defect|handover|checkout)$/
/** What is wrong with it is what they are called by. */
const amiss = /^(?:fault|defect|problem|issue|damage|snag|complaint|incident|error|breakdown|failure|bug)$/
/** What goes wrong in what runs day and night. */
const ofSystems = /^(?:incident|outage|alert|alarm|ticket|runbook|deploy(?:ment)?|error)$/
const ofHours: ReadonlySet<string> = new Set(['event', 'document', 'activity'])
const noThings: ReadonlySet<string> = new Set(['person', 'place', 'group', 'event', 'document', 'activity'])

/** The form of a value as it is written down of a `noun`: "shelf number", "paid until", "id"; undefined for any other. */
export function noteForm(
  name: string,
  noun: string,
  things: ReadonlyMap<string, readonly string[]> = new Map(),
): Form | undefined {
  const head = toSingular(noun.split(' ').at(-1) ?? '')
  if (stored.test(name)) return ['text', 'place', cells.map((cell) => `${capitalise(name)} ${cell}`)]
  if (numbered.test(name)) return ['text', 'text', small]
  if (marks.test(name))
    return [
      'text',
      'text',
      ['118', '204', '087', '156', '231', '042'].map((each) => `${(head[0] ?? 'n').toUpperCase()}-${each}`),
    ]
  if (name === 'class' && !persons.test(head) && head !== 'lesson')
    return ['choice', 'choice', ['Class A', 'Class B', 'Class A', 'Class C', 'Class B', 'Class A']]
  if (name === 'weight' && persons.test(head))
    return ['text', 'amount', ['62 kg', '71 kg', '54 kg', '80 kg', '67 kg', '58 kg']]
  if (name === 'height' && persons.test(head))
    return ['text', 'amount', ['172 cm', '181 cm', '165 cm', '178 cm', '169 cm', '184 cm']]
  if (name === 'length' && /\b(?:playlist|track|set ?list)\b/.test(noun))
    return ['text', 'amount', ['3:40', '4:12', '2:55', '5:08', '3:21', '4:47']]
  if (/^(?:mother|father|dam|sire|parents?)$/.test(name) && classOf(head) === 'animal')
    return ['text', 'text', ['Hazel', 'Juno', 'Fern', 'Willow', 'Olive', 'Clover']]
  if (name === 'name' && houses.test(head))
    return [
      'text',
      'name',
      ['Mill bakery', 'Harbour Deli', 'Linden Market', 'Old Dairy', 'Osei & Sons', 'Norrgard'],
    ]
  if (/^(?:title|song|track)$/.test(name) && /\b(?:playlist|song|track|set ?list)\b/.test(noun))
    return [
      'text',
      'name',
      ['Night Lines', 'Salt and Copper', 'Two Trains', 'Slow Rain', 'Paper Moon Road', 'Harbour Lights'],
    ]
  if (/^(?:derby|stage|nick|artist|ring|trail|call)[ -]?names?$/.test(name))
    return ['text', 'name', ['Foxglove', 'Marlow', 'Juniper', 'Old Tom', 'Bramble', 'Pip']]
  if (name === 'service' && ofSystems.test(head))
    return ['text', 'text', ['Payments', 'Search', 'Login', 'Mail queue', 'Website', 'Database']]
  if (name === 'age' && ofHours.has(classOf(head)))
    return ['text', 'text', ['12 min', '40 min', '2 h', '5 h', '1 day', '3 days']]
  if (anything.test(name) && !amiss.test(head)) {
    const [kept] = ofKept.test(head) ? [...things].filter(([key]) => !noThings.has(classOf(key))) : []
    return ['text', 'text', kept?.[1] ?? needed]
  }
  const found = forms.find(([form]) => has(form, name))
  return found ? [found[1], found[2], found[3]] : undefined
}
