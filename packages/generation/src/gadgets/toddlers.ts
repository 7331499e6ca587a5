import type { Gadget } from './gadget.ts'
import { namedFirst, type Nameable } from './named-in.ts'

interface Things {
  form: RegExp
  title: string
  groups: Nameable
  /** Picture or icon, name, and the noise it makes. */
  all: readonly (readonly [icon: string, name: string, noise: string])[]
}

const animals: Things = {
  form: /$/,
  title: 'Animal sounds',
  groups: [
    [/\bfarm\b/i, 'Farm animals'],
    [/\bjungle|safari|wild\b/i, 'Jungle animals'],
    [/\bforest|woods\b/i, 'Forest animals'],
    [/\bsea|ocean|water\b/i, 'Sea animals'],
    [/\bpets?\b/i, 'Pets'],
    [/\bbirds?\b/i, 'Birds'],
  ],
  all: [
    ['paw', 'Cow', 'Moo'],
    ['paw', 'Sheep', 'Baa'],
    ['egg', 'Hen', 'Cluck'],
    ['paw', 'Pig', 'Oink'],
    ['paw', 'Lion', 'Roar'],
    ['paw', 'Elephant', 'Trumpet'],
    ['paw', 'Monkey', 'Ooh ooh'],
    ['paw', 'Owl', 'Hoo hoo'],
    ['paw', 'Dog', 'Woof'],
  ],
}
const others: readonly Things[] = [
  {
    form: /\b(?:vehicles?|cars?|trucks?|trains?)\b/i,
    title: 'Vehicle sounds',
    groups: [
      [/\broad\b/i, 'On the road'],
      [/\brails?\b|\btrains?\b/i, 'On rails'],
      [/\b(?:air|planes?)\b/i, 'In the air'],
      [/\bbuilding|construction\b/i, 'Building site'],
    ],
    all: [
      ['car', 'Car', 'Brumm'],
      ['truck', 'Fire engine', 'Tatü tata'],
      ['train', 'Steam train', 'Choo choo'],
      ['plane', 'Plane', 'Whoosh'],
      ['bike', 'Bicycle', 'Ring ring'],
      ['truck', 'Digger', 'Clank'],
    ],
  },
  {
    form: /\binstruments?\b/i,
    title: 'Instrument sounds',
    groups: [
      [/\bstrings?\b/i, 'Strings'],
      [/\bwinds?\b|\bbrass\b/i, 'Wind'],
      [/\bdrums?\b|\bpercussion\b/i, 'Drums'],
    ],
    all: [
      ['music', 'Violin', 'Sweet and high'],
      ['music', 'Trumpet', 'Ta-da'],
      ['music', 'Drum', 'Boom'],
      ['music', 'Piano', 'Pling'],
      ['music', 'Flute', 'Tweet'],
      ['music', 'Guitar', 'Strum'],
    ],
  },
]
const thingsIn = (text: string) => others.find(({ form }) => form.test(text)) ?? animals

/** Big pictures for little fingers, each with its noise. */
export const toddlers: readonly Gadget[] = [
  {
    id: 'toddler-sounds',
    called:
      /\b(?:animals?|vehicles?|instruments?|farm|zoo|jungle) (?:sounds?|noises?|voices?)\b|\btap (?:the |an? )?(?:animals?|vehicles?|instruments?) to hear\b|\btoys? for (?:toddlers|babies|little ones)\b/i,
    unless: /\b(?:record\w*|identif\w+|recogni\w+|birds? is singing|hunting|calls for|sleep|ringtones?)\b/i,
    icon: 'paw',
    presets: 'playful',
    names: 'Moo and Woof, Little Zoo, Who Says Baa',
    sheets: [
      {
        name: 'Play',
        title: (text) => thingsIn(text).title,
        icon: 'paw',
        content: (text) => {
          const { groups, all, title } = thingsIn(text)
          const what = (title.split(' ')[0] ?? '').toLowerCase()
          return `
          chips ${title} of | * ${namedFirst(text, groups, 4).join(', ')}
          tiles Big pictures of ${what}s
          ${all.map(([icon, name, noise]) => `- ${icon} | ${name} | ${noise}`).join('\n')}
          button play | Hear ${what} sound
          switches
          - Say the name first`
        },
      },
      {
        name: 'Who was it?',
        icon: 'brain',
        said: /\b(?:quiz\w*|guess\w*|games?|puzzles?|memory|match\w*)\b/i,
        content: (text) => {
          const { all } = thingsIn(text)
          return `
          hero ${all[1]?.[2] ?? ''} | Who was it?
          tiles
          ${all
            .slice(0, 4)
            .map(([icon, name]) => `- ${icon} | ${name}`)
            .join('\n')}
          quiet volume | Hear it again`
        },
      },
      {
        name: 'For parents',
        title: 'Parent lock',
        icon: 'lock',
        said: /\b(?:parent\w*|lock\w*|child ?lock|fingers|languages?)\b/i,
        content: `
          switches
          - Parent lock
          - Lock to this app
          - x Show letters
          sliders
          - Loudest | 60
          chips Language of names | * English, German, French, Spanish
          text Hold the lock for three seconds to leave`,
      },
    ],
  },
]
