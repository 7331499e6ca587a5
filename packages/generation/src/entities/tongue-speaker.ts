import { defineEntity } from '../entity.ts'

export const tongueSpeaker = defineEntity({
  id: 'tongue-speaker',
  one: 'Speaker',
  many: 'Speakers',
  words: 'language speaker, native speaker, elder',
  icon: 'user',
  groups: 'Elders, Learners',
  fields: `
    Name | person | Antje Thoben
    Born | number | 1942
    Village | place | Scharrel
    Language | text | Saterland Frisian
    Agreed | switch | yes`,
  samples: `
    avatar | title | subtitle | value
    Antje Thoben | Antje, born 1942 | Scharrel, Saterland Frisian | 14
    Elmars Berzins | Elmars, born 1947 | Mazirbe, Livonian | 9
    Maria Gerasimova | Maria, born 1955 | Kola, Ter Sámi | 22
    Yuki Kaneko | Yuki, born 1938 | Nibutani, Ainu | 6
    Pasquale Greco | Pasquale, born 1960 | Calimera, Griko | 11`,
  about: 'Antje taught needlework for forty years. She spoke no other language until school.',
  facts: '14 | Recordings\n1942 | Born\n84 | Years',
  figures: '1,120 | Speakers heard\n38 | New this year',
  hero: 'Heard last | Antje, born 1942 | Fourteen recordings | Listen',
  tip: 'Six speakers agreed this week | Four of them over eighty',
  add: 'Add speaker',
  use: 'Listen',
})
