import type { Gadget } from './gadget.ts'

/** A few of the words such lists have. */
const words =
  'copper lantern otter velvet drift maple kettle ribbon harbour pickle dune moss brisk anchor walnut saddle thimble orbit cactus meadow pebble quartz turnip violet wander zipper ember fable gravel hazel'.split(
    ' ',
  )
const drawn = `pick(${words.map((word) => `"${word}"`).join(', ')})`
const sign = 'switch({Separator}, "Space", " ", "Dot", ".", "None", "", "-")'
const fewest = 4
const longest = 8

/** As many words as are chosen, joined as is chosen; each is drawn for itself. */
const phrase = Array.from({ length: longest }, (_, index) =>
  index === 0
    ? drawn
    : index < fewest
      ? `${sign} & ${drawn}`
      : `if({Number of words} > ${index}, ${sign} & ${drawn}, "")`,
).join(' & ')

/** Secrets made of words by chance; passwords of letters are made by a kind of app. */
export const secrets: readonly Gadget[] = [
  {
    id: 'passphrase-generator',
    called: /\b(?:diceware|pass ?phrases?)\b/i,
    unless:
      /\b(?:vault|managers?|stores? (?:them|your|my|all|pass)|auto-?fill|safe for|logins?|log in|reminders?|deterministic|master password|per (?:site|website)|encrypt\w*|decrypt\w*)\b/i,
    icon: 'key',
    presets: 'clean, dark-pro',
    names: 'Six Words, Five Dice, Horse Battery',
    sheets: [
      {
        name: 'Generate',
        title: 'Passphrase',
        icon: 'key',
        content: (text) => `
          hero copper-lantern-otter-velvet-drift-maple | From the ${/\beff\b/i.test(text) ? 'EFF' : 'diceware'} wordlist | ${phrase}
          button repeat | Generate passphrase
          quiet copy | Copy to clipboard
          fields
          - Number of words | choice | 6 | 4, 5, 6, 7, 8
          - Separator | choice | Hyphen | Hyphen, Space, Dot, None
          - Language | choice | English | English, German, French, Spanish, Italian
          stats
          - 77.5 | Entropy in bits | {Number of words} * 12.925
          - 7,776 | Words in the list
          switches
          - x Capitalise each word
          - x Add a digit`,
      },
      {
        name: 'History',
        icon: 'clock',
        said: /\b(?:histor(?:y|ies)|recent\w*|last (?:few|ones))\b/i,
        content: `
          rows Generated lately
          - key | copper-lantern-otter-velvet | Today, 8:40 | 52 bits
          - key | ribbon-harbour-pickle-dune-moss | Yesterday | 65 bits
          - key | kettle-brisk-anchor-walnut | Sun 15 Nov | 52 bits
          button trash | Clear history`,
      },
      {
        name: 'Dice',
        title: 'Roll real dice',
        icon: 'game',
        said: /\b(?:real dice|physical dice|own dice|roll(?:s|ing)? (?:the |your |five )?dice)\b/i,
        content: `
          hero 35162 | Five dice for a word, this one is kettle | random(1, 6, 1) & "" & random(1, 6, 2) & random(1, 6, 3) & random(1, 6, 4) & random(1, 6, 5)
          fields
          - Numbers rolled | number | 35162
          button repeat | Roll five dice
          quiet check | Add word`,
      },
      {
        name: 'Word lists',
        icon: 'list',
        said: /\b(?:word ?lists|own (?:word ?)?lists?|import)\b/i,
        content: `
          rows Word lists
          - list | EFF large wordlist | 7,776 words, English | In use
          - list | EFF short wordlist | 1,296 words, English
          - list | Diceware, German | 7,776 words
          - list | Diceware, French | 7,776 words
          quiet plus | Import wordlist`,
      },
    ],
  },
]
