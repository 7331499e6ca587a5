/** Countries and large cities as descriptions name them: where an app is for, nothing it lists. */
const source = `
Afghanistan, Africa, Albania, Algeria, Argentina, Armenia, Asia, Australia, Austria, Azerbaijan, Bangladesh, Bavaria, Belarus, Belgium, Bolivia, Bosnia, Brazil, Brittany, Bulgaria, California, Cambodia, Cameroon, Canada, Catalonia, Chile, China, Colombia, Croatia, Cuba, Cyprus, Czechia, Denmark, Ecuador, Egypt, England, Estonia, Ethiopia, Europe, Finland, France, Germany, Ghana, Greece, Hungary, Iceland, India, Indonesia, Iran, Iraq, Ireland, Israel, Italy, Japan, Kazakhstan, Kenya, Korea, Latin America, Latvia, Lebanon, Lithuania, Luxembourg, Malaysia, Malta, Mexico, Mongolia, Morocco, Nepal, Netherlands, New Zealand, Nigeria, North America, Norway, Pakistan, Peru, Philippines, Poland, Portugal, Qatar, Quebec, Romania, Russia, Rwanda, Saudi Arabia, Scandinavia, Scotland, Senegal, Serbia, Singapore, Slovakia, Slovenia, South Africa, South America, South Korea, Spain, Sri Lanka, Sweden, Switzerland, Taiwan, Tanzania, Texas, Thailand, Tunisia, USA, Uganda, Ukraine, United Kingdom, United States, Uruguay, Venezuela, Vietnam, Wales, Zambia, Zimbabwe, Alps, Pyrenees, Dolomites, Himalaya, Andes, Rocky Mountains, Carpathians, Balkans, Caribbean, Middle East
Amsterdam, Athens, Bangalore, Bangkok, Barcelona, Beijing, Berlin, Bern, Boston, Brussels, Budapest, Buenos Aires, Cairo, Cape Town, Chicago, Copenhagen, Delhi, Dubai, Dublin, Edinburgh, Frankfurt, Geneva, Hamburg, Helsinki, Hong Kong, Istanbul, Jakarta, Kyiv, Lagos, Lisbon, London, Los Angeles, Lyon, Madrid, Manila, Melbourne, Milan, Montreal, Moscow, Mumbai, Munich, Nairobi, New York, Oslo, Paris, Prague, Rio de Janeiro, Rome, San Francisco, Seattle, Seoul, Shanghai, Stockholm, Sydney, Taipei, Tallinn, Tel Aviv, Tokyo, Toronto, Vancouver, Vienna, Warsaw, Washington, Zurich
`
const [countries = '', cities = ''] = source.trim().split('\n')
const byName = new Map(
  [
    ...countries.split(', ').map((name) => [name, 'Country']),
    ...cities.split(', ').map((name) => [name, 'City']),
  ].map(([name = '', kind = '']) => [name.toLowerCase(), { name, kind }] as const),
)

/** All of them, as they are written. */
export const placeNames: readonly string[] = [...byName.values()].map(({ name }) => name)

/** The country or city a phrase names, as it is written, and which of the two it is. */
export const findPlaceName = (text: string) => byName.get(text.toLowerCase().replace(/^the /, ''))
