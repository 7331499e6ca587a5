import { defineEntity } from '../entity.ts'

/** What happened in a family: births, weddings, journeys. */
export const lifeEvent = defineEntity({
  id: 'life-event',
  one: 'Event',
  many: 'Events',
  words: 'life event, family event, event of a life',
  icon: 'calendar',
  groups: 'Births, Weddings, Journeys, Deaths',
  fields: `
    Event | choice | Wedding | Birth, Wedding, Journey, Death, Other
    Who | text | Otto and Clara
    Date | text | 4 May 1919
    Place | place | Harbour parish
    Source | text | Parish register, page 48
    Notes | long | Two witnesses, both millers`,
  samples: `
    icon | title | subtitle | value
    baby | Ida is born | Bergen, 4 May | 1921
    heart | Otto and Clara marry | Harbour parish, two witnesses | 1919
    map | Ida leaves by ship | Bergen to Hamburg, one suitcase | 1948
    home | The mill is sold | Linden mill, after the flood | 1931
    heart | Maria and Emil marry | Porto, in June | 1956
    leaf | Emil dies | At sea, off Bergen | 1911`,
  about: 'Otto and Clara in the harbour parish, two millers as witnesses. The register has it on page 48.',
  facts: '1919 | Year\n2 | Witnesses\np. 48 | Register',
  figures: '128 | Events\n9 | Without a date',
  hero: 'On this day | Otto and Clara marry | Harbour parish, 1919 | See event',
  tip: 'Nine events have no date | Three of them could be in the parish register',
  add: 'Add event',
  use: 'Add a source',
})
