import { definition } from '../definition.ts'
import { defineVarieties } from './variety.ts'

/** What one looks up; without these words it is rare words. */
export const definitionVarieties = defineVarieties(definition, [
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
])
