import { defineEntity } from '../entity.ts'

export const glossaryTerm = defineEntity({
  id: 'glossary-term',
  one: 'Term',
  many: 'Terms',
  words: 'glossary term, glossary entry, technical term, terminology, acronym, abbreviation',
  icon: 'book',
  groups: 'Energy, Law, Medicine',
  fields: `
    Term | text | wind shear
    Translation | text | Windscherung
    Languages | choice | English – German | English – German, English – French, German – Polish
    Context | long | Wind shear wears the bearings of the upper blades
    Domain | choice | Energy | Energy, Law, Medicine
    Source | text | Conference paper 14
    Checked | switch | yes`,
  samples: `
    icon | title | subtitle | value
    book | wind shear | Windscherung, cisaillement du vent | Energy
    book | grid feed-in | Netzeinspeisung, injection au réseau | Energy
    book | yaw bearing | Azimutlager, couronne d’orientation | Energy
    book | plaintiff | Klägerin, demanderesse | Law
    book | power of attorney | Vollmacht, procuration | Law
    book | anamnesis | Anamnese, anamnèse | Medicine`,
  about:
    'Wind shear wears the bearings of the upper blades. Heard three times on Tuesday; the client says Windscherung.',
  facts: '3 | Languages\nEnergy | Domain\n14 | Used',
  figures: '312 | Terms\n18 | To check\n3 | Languages',
  hero: 'For Thursday | Offshore wind, 84 terms | 18 are still to check | Learn',
  tip: 'Kim changed four terms | In the list you share',
  add: 'Add term',
  use: 'Copy translation',
})
