import { defineArchetype } from '../archetype.ts'

/** Graves of a cemetery: where one lies, who rests there, who looks after it. */
export const cemetery = defineArchetype({
  id: 'cemetery',
  words:
    'cemetery 26, cemeteries 26, graveyard 26, churchyard 22, grave 14, graves 18, gravestone 18, gravestones 18, burial ground 26, burial plots 26, grave finder 40, find a grave 40, cemetery office 40, columbarium 26, urn graves 26',
  examples: `
    Visitors type a name and are led to the grave, section and row, by the shortest path
    Where does my grandmother lie? Name, years, section and a plan of the churchyard
    Churchyard plan with all stones, inscriptions, years and who still pays the lease
    Cemetery office: plots by section, owner, lease ends in which year, burials this week
    Relatives order flowers, a candle or care for the grave and get a photo when it is done
    Gardeners see which graves are planted in spring, watered in summer, photo afterwards
    Old graveyard: volunteers photograph stones, read names and dates, note what is broken
    Gates close at seven, water taps, benches, toilets and the chapel on the plan
    Report a loose stone, a fallen tree or rubbish by photo and section number
    Reserve a place under the trees, an urn wall or a family plot, with fees and years
    Known people of the town who are buried here, a walk from one to the next
    Burials and services: time, chapel, priest, bearers, which way the procession goes
    Leave a virtual candle and a few words for somebody who rests here`,
  unless: /\b(?:game|survival|zombies?)\b/i,
  bars: 'cart leaderboard',
  presets: 'calm, natural',
  icon: 'leaf',
  names: 'Row and Stone, Where They Rest, Quiet Acre',
  entity: 'grave',
  keepsThing: true,
  home: 'shelf',
  screens: `
    home | Find | search
    browse | Graves | list | | | | Graves, search graves, search by name, names, find a grave, plots, records
    map | Plan | map
    browse! | Grave care | flower | grave-order | | | Flowers, order flowers, flowers laid, grave care, candles, planting, watering, care for the grave
    calendar! | Burials | calendar | burial | | | Burials, Funerals, burial, burials planned, services, funerals
    browse! | Leases | key | grave-lease | | | Leases, leases, lease, when leases run out, fees, owners, free plots, which are free
    form! | Order care | | grave-order | | | order flowers, flowers, grave care, care for the grave
    detail | Grave
    detail! | Burial | | burial | | | burials, burial, funerals
    saved? | My graves | heart
    profile? | Me | user`,
})
