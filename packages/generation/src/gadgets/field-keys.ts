import type { Gadget } from './gadget.ts'

interface Key {
  form: RegExp
  what: string
  /** What is asked now, and what one may answer. */
  question: string
  answers: readonly string[]
  marks: readonly string[]
  left: readonly (readonly [name: string, more: string, share: string])[]
  picture: string
}

const keys: readonly Key[] = [
  {
    form: /\b(?:tracks?|scats?|footprints?|spoor|paw prints?)\b/i,
    what: 'animal tracks',
    question: 'How many toes does the print show?',
    answers: ['Two, a hoof', 'Four toes', 'Five toes', 'Three, a bird'],
    marks: ['Toes', 'Claws', 'Length 5.2 cm', 'Gait', 'Scat nearby'],
    left: [
      ['Red fox', 'Oval, claws seen, prints in a line', '72 %'],
      ['Badger', 'Five toes, long claws', '14 %'],
      ['Domestic dog', 'Wider, claws blunt', '11 %'],
    ],
    picture: 'forest',
  },
  {
    form: /\b(?:trees?|shrubs?|leaves|buds|bark|conifers?)\b/i,
    what: 'trees',
    question: 'How do the leaves stand on the twig?',
    answers: ['Opposite', 'Alternate', 'In whorls', 'Needles'],
    marks: ['Leaves', 'Bark', 'Buds', 'Fruit', 'Shape'],
    left: [
      ['Norway maple', 'Opposite, five lobes, milky sap', '64 %'],
      ['Sycamore', 'Opposite, blunt teeth, green buds', '28 %'],
      ['Field maple', 'Opposite, small, corky twigs', '8 %'],
    ],
    picture: 'plant',
  },
  {
    form: /\b(?:rocks?|minerals?|stones?|gems?|crystals?)\b/i,
    what: 'minerals',
    question: 'Does it scratch glass?',
    answers: ['Yes, easily', 'Just about', 'No, a coin scratches it', 'A fingernail does'],
    marks: ['Hardness', 'Streak', 'Lustre', 'Cleavage', 'Colour'],
    left: [
      ['Quartz', 'Hardness 7, white streak, glassy, no cleavage', '71 %'],
      ['Feldspar', 'Hardness 6, two cleavages at right angles', '22 %'],
      ['Calcite', 'Hardness 3, fizzes in vinegar', '5 %'],
    ],
    picture: 'abstract',
  },
  {
    form: /\b(?:mushrooms?|fungi|fungus)\b/i,
    what: 'mushrooms',
    question: 'What is below the cap?',
    answers: ['Gills', 'Pores', 'Teeth', 'Smooth or ridges'],
    marks: ['Cap', 'Gills', 'Stem', 'Ring', 'Smell', 'Spore print'],
    left: [
      ['Penny bun', 'White pores, net on the stem', '58 %'],
      ['Bay bolete', 'Pores turn blue', '31 %'],
      ['Bitter bolete', 'Pink pores, bitter', '9 %'],
    ],
    picture: 'forest',
  },
  {
    form: /\b(?:insects?|beetles?|butterfl\w+|bees|spiders?|dragonfl\w+)\b/i,
    what: 'insects',
    question: 'How many wings can you see?',
    answers: ['Two', 'Four', 'Hard wing cases', 'None'],
    marks: ['Wings', 'Antennae', 'Legs', 'Size', 'Colour'],
    left: [
      ['Buff-tailed bumblebee', 'Four wings, white tail', '66 %'],
      ['Carder bee', 'Four wings, all brown', '24 %'],
      ['Hoverfly', 'Two wings, short antennae', '8 %'],
    ],
    picture: 'flower',
  },
]
const wild: Key = {
  form: /$/,
  what: 'wild flowers',
  question: 'How many petals does it have?',
  answers: ['Three', 'Four', 'Five', 'Many or a head'],
  marks: ['Petals', 'Colour', 'Leaves', 'Stem', 'Place'],
  left: [
    ['Cuckoo flower', 'Four petals, pale lilac, wet meadows', '69 %'],
    ['Hedge mustard', 'Four petals, yellow', '18 %'],
    ['Honesty', 'Four petals, violet, round pods', '9 %'],
  ],
  picture: 'flower',
}
const keyIn = (text: string) => keys.find(({ form }) => form.test(text)) ?? wild

/** What grows, walks and lies about, told by answering one question after the other. */
export const fieldKeys: readonly Gadget[] = [
  {
    id: 'field-key',
    called:
      /\b(?:identif(?:y|ies|ying|ication)|determin\w+|field guide|key)\b[^.]{0,80}\b(?:answering|questions?|step by step|identification key|dichotomous|key for|by (?:their|its) (?:leaves|bark|shape|colou?r))|\b(?:identification|dichotomous|field) key\b|\bfield guide to (?:animal tracks|footprints|scats?)/i,
    unless:
      /\b(?:photo recognition|takes a photo and|community|ask experts|patients?|users? can|with the camera)\b/i,
    icon: 'search',
    presets: 'natural, clean',
    names: 'Two by Two, Either Or, Last One Left',
    sheets: [
      {
        name: 'Identify',
        title: (text) => `Identify ${keyIn(text).what}`,
        icon: 'search',
        content: (text) => {
          const { question, answers, marks } = keyIn(text)
          return `
          text Question 3, step by step
          hero ${question} | Choose what fits best
          ${answers.map((answer) => `quiet | ${answer}`).join('\n')}
          keys
          - back | One back
          - help | Explain
          - skip | Cannot say
          rows Answered so far
          ${marks
            .slice(0, 2)
            .map((mark, index) => `- check | ${mark} | ${index === 0 ? 'As in the picture' : 'Unsure'}`)
            .join('\n')}`
        },
      },
      {
        name: 'Possible',
        title: 'Still possible',
        icon: 'list',
        content: (text) => {
          const { left, marks, picture } = keyIn(text)
          return `
          image ${picture}
          rows Still possible
          ${left.map(([name, more, share]) => `- leaf | ${name} | ${more} | ${share}`).join('\n')}
          chips Filter by | ${marks.join(', ')}
          button bookmark | Save find`
        },
      },
      {
        name: 'Species',
        title: (text) => `All ${keyIn(text).what}`,
        icon: 'book',
        content: (text) => {
          const { left, what } = keyIn(text)
          return `
          fields
          - Search ${what} | text |
          rows Field guide
          ${left.map(([name, more]) => `- book | ${name} | ${more}`).join('\n')}
          switches
          - Works without internet`
        },
      },
      {
        name: 'Ruler',
        title: 'Ruler overlay',
        icon: 'camera',
        said: /\b(?:rulers?|scale|measur\w+|overlay|camera)\b/i,
        content: (text) => `
          camera Lay a coin beside it, the ruler adjusts | ${keyIn(text).picture}
          stats
          - 5.2 cm | Length
          - 4.1 cm | Width
          - 28 cm | Stride
          button bookmark | Keep with the find`,
      },
    ],
  },
]
