import { textJob } from '../text-job.ts'
import { defineVarieties } from './variety.ts'

/** What is done to a text; without these words tables become other tables. */
export const textJobVarieties = defineVarieties(textJob, [
  {
    signs:
      'count words 6, count characters 6, word counter 6, character counter 6, words and characters 6, reading time 5, change case 6, title case 6, double spaces 5, line breaks 4, capitals 4, duplicate lines 5, find and replace 5',
    one: 'Text',
    many: 'Texts',
    icon: 'type',
    fields: `
      Text | long | Two lemons, one loaf and a jar of honey.
      Case | choice | As it is | As it is, lower, UPPER, Title
      Remove double spaces | switch | yes`,
    without: 'Input, Options, Heading in first line',
    samples: `
      icon | title | subtitle | time
      type | Cover letter | 318 words, 1,842 characters | 9:41
      type | Caption for Sunday | 41 words, 238 characters | 8:12
      type | Essay, chapter 2 | 2,104 words, 9 min to read | Tue
      type | Reply to the council | 164 words, double spaces out | Tue
      type | Title | 9 words, in title case | Mon`,
    about: 'Three hundred and eighteen words in eleven sentences, a minute and a half to read.',
    facts: '318 | Words\n1,842 | Characters\n1.5 min | To read',
    figures: '318 | Words\n1,842 | Characters\n11 | Sentences',
    hero: 'Counted | 318 words | 1,842 characters, a minute and a half to read | Copy result',
    add: 'Keep text',
  },
  {
    signs: 'emoji 9, emojis 9',
    one: 'Text',
    many: 'Texts',
    icon: 'smile',
    fields: 'Text | long | Good coffee, long train\nKeep the words | switch | no',
    without: 'Input, Options, Heading in first line',
    samples: `
      icon | title | subtitle | time
      smile | Good coffee, long train | Good ☕, long 🚆 | 9:41
      smile | Pizza and a film tonight | 🍕 and a 🎬 🌙 | 8:12
      smile | The dog is on the bed again | The 🐶 is on the 🛏️ again | Tue
      smile | Happy birthday, Ida | 😀 🎂, Ida | Mon`,
    about: 'Good ☕, long 🚆. Words for which there is no emoji stay as they are.',
    facts: '4 | Words\n2 | Emojis\n9:41 | When',
    figures: '38 | Texts\n96 | Emojis',
    hero: 'Last | Good ☕, long 🚆 | Good coffee, long train | Copy result',
    add: 'Keep text',
  },
  {
    signs: 'pig latin 14, pig-latin 14',
    one: 'Text',
    many: 'Texts',
    icon: 'chat',
    fields:
      'Text | long | Good coffee on a long train\nDirection | choice | To Pig Latin | To Pig Latin, To English',
    without: 'Input, Options, Heading in first line',
    samples: `
      icon | title | subtitle | time
      chat | Good coffee on a long train | Oodgay offeecay onway away onglay aintray | 9:41
      chat | Meet me at the pier | Eetmay emay atway ethay ierpay | 8:12
      chat | Bread and honey | Eadbray andway oneyhay | Tue
      chat | Always quiet here | Alwaysway ietquay erehay | Mon`,
    about:
      'The consonants a word begins with go to its end, and “ay” follows. A word that begins with a vowel gets “way”.',
    facts: '6 | Words\n2 | With a vowel first\n9:41 | When',
    figures: '38 | Texts\n212 | Words',
    hero: 'Last | Oodgay offeecay | Good coffee | Copy result',
    tip: 'The rules | Consonants go to the end, then “ay”; vowels get “way”',
    add: 'Keep text',
  },
  {
    signs: 'translate 5, translator 5, translation 4, translations 4, languages 3',
    one: 'Translation',
    many: 'Translations',
    icon: 'globe',
    fields:
      'Text | long | Where does the ferry leave?\nInto | choice | Portuguese | Portuguese, German, French, Turkish',
    without: 'Input, Options, Heading in first line',
    samples: `
      icon | title | subtitle | time
      globe | Where does the ferry leave? | De onde sai o ferry? | 9:41
      globe | A table for two, please | Uma mesa para dois, por favor | 8:12
      globe | Is it far on foot? | É longe a pé? | Tue
      globe | Without nuts, please | Sem nozes, por favor | Mon`,
    about: 'De onde sai o ferry? Said slowly on a tap, kept for later.',
    facts: '5 | Words\nPT | Into\n9:41 | When',
    figures: '38 | Translations\n12 | Starred\n5 | Languages',
    hero: 'Last | De onde sai o ferry? | Where does the ferry leave? | Hear it',
  },
  {
    signs: 'cipher 5, caesar 5, secret 4, encrypt 5, decrypt 5, secret messages 6',
    one: 'Message',
    icon: 'lock',
    fields: 'Text | long | Meet at the old mill\nKey | choice | 3 | 1, 3, 7, 13',
    without: 'Input, Options, Heading in first line',
    samples: `
      icon | title | subtitle | time
      lock | Phhw dw wkh rog ploo | Meet at the old mill | 9:41
      lock | Euwrm wkh pds | Bring the map | Tue
      lock | Pdlo ph | Mail me | Mon`,
    about: 'Each letter moves three places on: m becomes p. Who knows the key reads it back.',
    facts: '3 | Key\n20 | Letters\n5 | Words',
    figures: '18 | Messages\n4 | Keys\n2 | Friends',
    hero: 'Ready | Phhw dw wkh rog ploo | Key 3, five words | Copy result',
  },
  {
    signs:
      'roman numeral 6, roman numerals 6, binary 4, decimal 4, hexadecimal 5, octal 5, number system 5, number systems 5',
    one: 'Number',
    icon: 'code',
    fields: 'Number | text | MCMXCIV',
    without: 'Input, Options, Heading in first line',
    samples: `
      icon | title | subtitle | time
      code | MCMXCIV | 1994 | 9:41
      code | 1010 1101 | 173 | 8:12
      code | 7E8 | 2024 | Tue
      code | MMXXVI | 2026 | Tue
      code | 0110 | 6 | Mon`,
    about: 'A thousand, nine hundred, ninety and four, read from the left.',
    facts: '1994 | Result\n7 | Signs\n9:41 | When',
    figures: '38 | Numbers\n6 | Kept',
    hero: 'Last | 1994 | MCMXCIV, read from the left | Copy result',
  },
  {
    signs: 'markdown 6, html 4, preview 3',
    one: 'Draft',
    icon: 'type',
    fields: 'Text | long | # Saturday',
    without: 'Input, Options, Heading in first line',
    samples: `
      icon | title | subtitle | time
      type | Saturday | Two lists, one heading | 9:41
      type | Read me | Install, use, licence | 8:12
      type | Letter to the council | Four paragraphs | Tue
      type | Packing for the lake | One list, 14 lines | Mon`,
    about: 'One heading, two lists and a link. Nothing was lost on the way.',
    facts: '48 | Lines\n2 | Lists\n1 | Heading',
    figures: '18 | Drafts\n6 | Kept',
    hero: 'Last | Saturday | Two lists and a heading | Copy result',
  },
  {
    signs: 'morse 8, morse code 8, dots and dashes 6',
    one: 'Message',
    icon: 'wave',
    fields: 'Text | long | SOS PIER',
    without: 'Input, Options, Heading in first line',
    samples: `
      icon | title | subtitle | time
      wave | ... --- ... | SOS | 9:41
      wave | -.-- . ... | YES | 8:12
      wave | .-.. . .- | LEA | Tue
      wave | --. --- --- -.. | GOOD | Mon`,
    about: 'Three short, three long, three short: read by ear, by light or on paper.',
    facts: '3 | Letters\n9 | Signs\n9:41 | When',
    figures: '18 | Messages\n4 | Kept',
    hero: 'Last | ... --- ... | SOS, nine signs | Copy result',
  },
  {
    signs:
      'how often 8, frequency 8, occurs 7, occurrences 7, word frequency 9, most frequent 8, count words 3',
    one: 'Text',
    many: 'Texts',
    icon: 'type',
    fields: 'Text | long | Two lemons, one loaf and two jars of honey.',
    without: 'Input, Options, Heading in first line',
    samples: `
      icon | title | subtitle | time
      type | Cover letter | 318 words, "the" 21 times | 9:41
      type | Song, second verse | 41 words, "home" 6 times | 8:12
      type | Essay, chapter 2 | 2,104 words, "river" 38 times | Tue
      type | Speech | 640 words, "we" 44 times | Mon`,
    about: 'Three hundred and eighteen words, 164 of them different. The most frequent is "the".',
    facts: '318 | Words\n164 | Different\n1,842 | Characters',
    figures: '318 | Words\n1,842 | Characters',
    hero: 'Counted | 318 words | 164 of them different | Copy result',
  },
  {
    signs:
      'json formatter 9, json validator 9, format json 9, validate json 9, json viewer 9, pretty print 6, minify 5, formatter 5, validator 4',
    one: 'Document',
    icon: 'code',
    fields: 'JSON | long | {"name":"Lea"}\nIndent | choice | 2 spaces | 2 spaces, 4 spaces, Tab, None',
    without: 'Input, Options, Heading in first line',
    samples: `
      icon | title | subtitle | time
      code | order.json | Valid, 48 lines | 9:41
      code | settings.json | Valid, 12 lines | 8:12
      warning | members.json | Line 14: a comma too many | Tue
      code | answer.json | Valid, 204 lines | Mon`,
    about: 'Valid. Forty-eight lines, three levels deep, two lists with five entries each.',
    facts: '48 | Lines\n3 | Levels\n0 | Errors',
    figures: '18 | Documents\n1 | With an error',
    hero: 'Valid | order.json | 48 lines, three levels | Copy result',
  },
  {
    signs: 'regex 8, regular expression 9, regular expressions 9, regexp 9',
    one: 'Pattern',
    icon: 'code',
    fields: 'Pattern | text | [a-z]+@[a-z.]+\nFlags | choice | g | g, i, m, s, u',
    without: 'Input, Options, Heading in first line',
    samples: `
      icon | title | subtitle | time
      code | [a-z]+@[a-z.]+ | Mail addresses, 2 matches | 9:41
      code | [0-9]{4}-[0-9]{2} | Months, 5 matches | 8:12
      code | #[0-9a-f]{6} | Colours, 12 matches | Tue
      code | ^ferry | Lines that begin so, 3 matches | Mon`,
    about: 'Letters, an at sign, letters and dots. Found twice in the test text, without groups.',
    facts: '2 | Matches\n0 | Groups\ng | Flags',
    figures: '18 | Patterns\n4 | Kept',
    hero: 'Found | 2 matches | [a-z]+@[a-z.]+ | Copy result',
  },
  {
    signs: 'word cloud 12, word clouds 12',
    one: 'Cloud',
    icon: 'cloud',
    fields:
      'Text | long | Fog over the harbour\nShape | choice | Round | Round, Square, Heart, Leaf\nColours | choice | Ice | Ice, Fire, Forest, Grey',
    without: 'Input, Options, Heading in first line',
    samples: `
      icon | title | subtitle | time
      cloud | Speech | 640 words, "we" in the middle | 9:41
      cloud | Essay, chapter 2 | 2,104 words, "river" in the middle | 8:12
      cloud | Letters of Ida | 318 words, "key" in the middle | Tue
      cloud | Song, second verse | 41 words, "home" in the middle | Mon`,
    about: 'Forty words, the largest stands in the text 44 times. Left out are and, the, of and twelve more.',
    facts: '40 | Words\n44 | Times\n15 | Left out',
    figures: '18 | Clouds\n4 | Kept',
    hero: 'Made | Speech | 40 words, round | Download picture',
  },
  {
    signs: 'hex viewer 12, hex editor 12, hex dump 12, bytes 4',
    one: 'File',
    many: 'Files',
    icon: 'file',
    fields: 'File | text | letter.txt\nShow | choice | Both | Both, Hexadecimal, Text',
    without: 'Input, Options, Heading in first line',
    samples: `
      icon | title | subtitle | time
      file | letter.txt | Text, 42 bytes | 9:41
      file | tide.png | Picture, 84 kB | 8:12
      file | firmware.bin | Unknown, 1.2 MB | Tue
      file | song.mp3 | Music, 4.8 MB | Mon`,
    about: 'Forty-two bytes of text, one line. It begins with 4D 65 65 74.',
    facts: '42 | Bytes\nText | Type\n0x2A | End',
    figures: '18 | Files\n4 | Kept',
    hero: 'Open | letter.txt | 42 bytes of text | Jump to offset',
  },
])
