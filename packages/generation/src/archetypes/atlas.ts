import { defineArchetype } from '../archetype.ts'

export const atlas = defineArchetype({
  id: 'atlas',
  words:
    'countries of the world 26, world countries 22, country information 22, information about countries 24, all countries 18, explore countries 20, rest countries 24, countries with flag 22, countries by region 24, border countries 20, search countries 20, search for a country 24, flags of countries 22, country explorer 26, atlas 16, capitals of the world 22',
  examples: `
    All countries with flag, capital, population and neighbours, filter by continent
    Countries of the world with flag, languages, currencies and border countries on a page of their own
    An atlas in my pocket: regions, capitals, area, how many people live there
    Look up a country by its name or code and see where it lies on a map
    Flags and capitals to browse, mark those I have learned
    Which countries speak Spanish, which have the euro, which border on Chad
    Compare population and area of two countries
    Geography reference for pupils: continents, countries, rivers, highest mountains
    List of countries sorted by population or by name, dark mode, details on tap
    Search a nation and get its dialling code, time zone, currency and top level domain
    Country cards in a grid, choose Africa, Asia, Europe, read more about each
    Facts about every state on earth, from a free API, favourites kept`,
  presets: 'clean, editorial',
  icon: 'globe',
  names: 'Meridian, Neighbours, Capitals',
  entity: 'country-card',
  screens: `
    browse | Countries | globe
    saved | Favorites | heart
    map | Map | map
    compare? | Compare
    detail | Country
    settings | Settings | settings`,
})
