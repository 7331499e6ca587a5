import { type KindPart, partsOf } from './part.ts'

/** What the diary of a building site has beside its reports. */
export const onSiteParts: readonly KindPart[] = partsOf('construction', [
  {
    said: 'machines used, machines, machine hours, plant on site, equipment used, plant used, machinery',
    on: 'history home',
    content: `
      rows Machines used*
      - truck | Excavator 8 t | Trench, yard side | 6.5 h
      - building | Tower crane | Stood two hours, wind | 5 h
      - tools | Concrete pump | Hired, 7:00 to noon | 5 h`,
  },
  {
    said: 'delays, delay, delays and reason, reason for delay, reasons for delay, hindrances, standstill, standstills, delay reasons',
    on: 'history home',
    content: `
      rows Delays*
      - cloud | Crane stood still | Wind over 60, told to Lea | 2 h
      - truck | Windows not delivered | Norrgard, new date is Monday | 2 days
      - file | Stair drawing missing | Architect asked on Tuesday | 1 day`,
  },
  {
    said: 'visitor log, visitors, visitor, visitors on site, site visitors, visits, visitor book',
    on: '#Firms history home',
    content: `
      people Visitors*
      - Ruth Adeyemi | Architect, since 9:10 | On site
      - Elias Lund | Crane inspection, 8:00 to 9:30 | Left
      - Hana Sato | Owner, with Lea | 14:00`,
  },
])
