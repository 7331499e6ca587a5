import { definition } from '../definition.ts'
import { defineVarieties } from './variety.ts'

/** What one looks up; without these words it is rare words. */
export const definitionVarieties = defineVarieties(definition, [
  {
    signs: 'acronym 9, acronyms 9, abbreviation 8, abbreviations 8, stands for 5',
    one: 'Acronym',
    many: 'Acronyms',
    icon: 'book',
    groups: 'Computers, Medicine, Sports',
    fields: `
      Acronym | text | RAM
      Stands for | text | Random access memory
      Field | choice | Computers | Computers, Medicine, Sports, Everyday`,
    without: 'Word, Kind, Meaning, Spoken',
    samples: `
      icon | title | subtitle | badge | tone
      code | RAM | Random access memory | Computers | primary
      heart | ECG | Electrocardiogram | Medicine | danger
      trophy | MVP | Most valuable player | Sports | success
      clock | ETA | Estimated time of arrival | Everyday | warning
      code | PNG | Portable network graphics | Computers | primary
      mail | FAQ | Frequently asked questions | Everyday | neutral`,
    about: 'The memory a computer works in. What is in it is gone when the power is.',
    facts: 'RAM | Acronym\n3 | Meanings\n1,204 | Looked up',
    figures: '128 | Looked up\n4 | Saved',
    hero: 'Looked up most | RAM | Random access memory, two more meanings | See meanings',
    tip: 'Seven new acronyms this week | Two of them yours',
    trend: 'Looked up a week | 42 | +6',
    add: 'Suggest meaning',
    use: 'See meanings',
  },
  {
    signs: 'medical 3, medicine 2, doctors 1, abbreviations 1, clinical 3, anatomy 2, nursing 2',
    one: 'Term',
    icon: 'stethoscope',
    groups: 'Heart, Lungs, Nerves, Lab',
    fields:
      'Word | text | COPD\n Kind | choice | Lungs | Heart, Lungs, Nerves, Lab\n Meaning | long | Chronic obstructive pulmonary disease',
    samples: `
      icon | title | subtitle | badge | tone
      heart | AF | Atrial fibrillation | Heart | danger
      wave | COPD | Chronic obstructive pulmonary disease | Lungs | primary
      drop | CBC | Complete blood count | Lab | warning
      brain | TIA | Transient ischaemic attack | Nerves | accent
      heart | BP | Blood pressure | Heart | danger
      wave | SOB | Shortness of breath | Lungs | primary`,
    about:
      'A lasting narrowing of the airways, most often after years of smoking. Seen with cough and short breath.',
    facts: 'Lungs | Field\n4 | Letters\n12 | Related',
    hero: 'Term of the day | TIA | Transient ischaemic attack | Read more',
    tip: 'Seven new terms this week | Most of them from the heart',
    add: 'Add term',
    use: 'Save term',
  },
  {
    signs: 'legal 3, law 2, lawyers 2, court terms 3',
    one: 'Term',
    icon: 'file',
    groups: 'Contract, Court, Family, Latin',
    fields:
      'Word | text | Force majeure\n Kind | choice | Contract | Contract, Court, Family, Latin\n Meaning | long | An event nobody could foresee that frees from a duty',
    samples: `
      icon | title | subtitle | badge | tone
      file | Force majeure | An event nobody could foresee | Contract | primary
      users | Plaintiff | Who brings a case to court | Court | warning
      file | Tort | A wrong that is no breach of contract | Court | warning
      book | Habeas corpus | To be brought before a judge | Latin | accent
      home | Lien | A right in a thing until a debt is paid | Contract | primary
      heart | Custody | Who a child lives with | Family | success`,
    about: 'Storm, war or flood: who cannot perform because of it owes no damages, if the contract says so.',
    facts: 'Contract | Field\n2 | Words\n6 | Related',
    hero: 'Term of the day | Lien | A right in a thing until a debt is paid | Read more',
    tip: 'Seven new terms this week | Most of them from contracts',
    add: 'Add term',
    use: 'Save term',
  },
  {
    signs: 'slang 3, internet slang 4, urban 3, youth words 3, dialect 3, dialects 3',
    one: 'Expression',
    icon: 'chat',
    groups: 'New, Online, Regional',
    fields:
      'Word | text | Faff\n Kind | choice | Regional | New, Online, Regional\n Meaning | long | To waste time with small things\n Spoken | text | faff',
    samples: `
      icon | title | subtitle | badge | tone
      chat | On the house | Paid by whoever runs the place | Common | primary
      smile | Chuffed | Very pleased | Regional | success
      chat | Ghost | To stop answering without a word | Online | accent
      spark | Faff | To waste time with small things | Regional | success
      chat | Lurk | To read along without writing | Online | accent
      smile | Gutted | Very disappointed | Regional | success`,
    about: 'Said since the sixties in the north, now understood everywhere. Never used in letters.',
    facts: 'North | From\n1 | Word\n1960s | Since',
    hero: 'Expression of the day | Faff | To waste time with small things | Read more',
    tip: 'Seven new ones this week | Most of them from the north',
    add: 'Add expression',
    use: 'Hear it',
  },
  {
    signs:
      'computer terms 4, programming 3, it terms 4, tech terms 4, coding terms 4, developer 2, acronyms 1',
    one: 'Term',
    icon: 'code',
    groups: 'Web, Data, Network, Code',
    samples: `
      icon | title | subtitle | badge | tone
      globe | DNS | Turns names into addresses | Network | primary
      code | API | How programs talk to each other | Code | accent
      layers | Cache | What is kept to be faster next time | Data | success
      shield | TLS | Encrypts what goes over the line | Network | primary
      file | JSON | Text form of nested data | Data | success
      code | Recursion | A function that calls itself | Code | accent`,
    about: 'Every program that offers something to others has one: what may be asked, and what comes back.',
    facts: 'Code | Field\n3 | Letters\n9 | Related',
    hero: 'Term of the day | Cache | What is kept to be faster next time | Read more',
    tip: 'Seven new terms this week | Most of them about networks',
    add: 'Add term',
    use: 'Save term',
  },
  {
    signs: 'synonyms 5, synonym 5, antonyms 5, thesaurus 5, opposites 4, another word 4, similar words 4',
    icon: 'repeat',
    groups: 'Similar, Opposite, Saved',
    fields: `
      Word | text | Happy
      Kind | choice | Adjective | Noun, Verb, Adjective
      Similar | long | Glad, cheerful, content, merry, pleased
      Opposite | text | Sad, gloomy, low`,
    without: 'Meaning, Spoken',
    samples: `
      icon | title | subtitle | badge | tone
      smile | Happy | Glad, cheerful, content, merry | Adjective | success
      bolt | Quick | Fast, swift, brisk, rapid | Adjective | primary
      run | Walk | Stroll, wander, march, pace | Verb | accent
      chat | Say | Tell, state, remark, mention | Verb | accent
      home | House | Home, dwelling, place, cottage | Noun | warning
      brain | Clever | Bright, sharp, smart, able | Adjective | success`,
    about: 'Similar: glad, cheerful, content, merry, pleased. Opposite: sad, gloomy, low, downcast.',
    facts: 'Adjective | Kind\n14 | Similar\n6 | Opposite',
    figures: '128 | Looked up\n24 | Saved\n7 | This week',
    hero: 'Word of the day | Brisk | Quick, lively, fresh; the opposite of slow | See similar words',
    tip: 'Seven new words this week | Used quick six times, try brisk',
    add: 'Add word',
    use: 'Copy word',
  },
  {
    signs: 'sign language 5, signs 3, deaf 4, handshape 5',
    icon: 'users',
    groups: 'Everyday, Family, Food, Time',
    without: 'Spoken',
    fields:
      'Word | text | Thank you\n Kind | choice | Everyday | Everyday, Family, Food, Time\n Meaning | long | Flat hand from the chin forward\n Hands | choice | One | One, Two',
    samples: `
      icon | title | subtitle | badge | tone
      heart | Thank you | Flat hand from the chin forward | Everyday | primary
      smile | Hello | Hand at the temple, then away | Everyday | primary
      users | Family | Two circles that meet | Family | success
      cup | Coffee | One fist turns on the other | Food | warning
      clock | Tomorrow | Thumb at the cheek, forward | Time | accent
      help | Please | Flat hand circles on the chest | Everyday | primary`,
    about: 'Flat hand, fingertips at the chin, then forward and a little down, with a friendly face.',
    facts: 'One | Hand\n2 s | Clip\n6 | Related',
    hero: 'Sign of the day | Family | Two circles that meet | Watch the clip',
    add: 'Add sign',
    use: 'Watch the clip',
  },
  {
    signs: 'sailing terms 4, sailing 3, nautical 4, boat 2, seafaring 4',
    fields:
      'Word | text | Port\n Kind | choice | Noun | Noun, Verb\n Meaning | long | The left side for whoever looks forward\n Spoken | text | port',
    one: 'Term',
    icon: 'flag',
    samples: `
      icon | title | subtitle | badge | tone
      wave | Port | Left, looking forward | Noun | danger
      wave | Starboard | Right, looking forward | Noun | success
      wave | Luff | To turn the bow into the wind | Verb | primary
      wave | Keel | The fin that keeps a boat upright | Noun | accent
      flag | Halyard | The line that hoists a sail | Noun | warning
      wave | Jibe | To turn with the stern through the wind | Verb | primary`,
    about:
      'The left side of a boat for whoever looks forward. Its light is red; the other side is starboard, green.',
    facts: 'Noun | Kind\n1 | Syllable\n6 | Related',
    hero: 'Term of the day | Halyard | The line that hoists a sail | Read more',
    add: 'Add term',
    use: 'Save term',
  },
])
