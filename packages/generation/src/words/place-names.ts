/** Countries and large cities as descriptions name them: where an app is for, nothing it lists. */
const source = `
Afghanistan, Albania, Algeria, Argentina, Armenia, Australia, Austria, Azerbaijan, Bangladesh, Belarus, Belgium, Bolivia, Bosnia, Brazil, Bulgaria, Cambodia, Cameroon, Canada, Chile, China, Colombia, Croatia, Cuba, Cyprus, Czechia, Denmark, Ecuador, Egypt, England, Estonia, Ethiopia, Finland, France, Germany, Ghana, Greece, Hungary, Iceland, India, Indonesia, Iran, Iraq, Ireland, Israel, Italy, Japan, Kazakhstan, Kenya, Latvia, Lebanon, Lithuania, Luxembourg, Malaysia, Malta, Mexico, Mongolia, Morocco, Nepal, Netherlands, New Zealand, Nigeria, Norway, Pakistan, Peru, Philippines, Poland, Portugal, Romania, Russia, Rwanda, Scotland, Senegal, Serbia, Singapore, Slovakia, Slovenia, South Africa, South Korea, Spain, Sri Lanka, Sweden, Switzerland, Taiwan, Tanzania, Thailand, Tunisia, Uganda, Ukraine, United Kingdom, United States, Uruguay, USA, Venezuela, Vietnam, Wales, Zambia, Zimbabwe, Europe, Africa, Asia, Scandinavia, Latin America, Catalonia, Bavaria, Brittany, Quebec, California, Texas
Amsterdam, Athens, Bangkok, Barcelona, Beijing, Berlin, Bern, Boston, Brussels, Budapest, Buenos Aires, Cairo, Chicago, Copenhagen, Delhi, Dublin, Edinburgh, Frankfurt, Geneva, Hamburg, Helsinki, Hong Kong, Istanbul, Jakarta, Kyiv, Lisbon, London, Los Angeles, Lyon, Madrid, Manila, Melbourne, Milan, Montreal, Moscow, Mumbai, Munich, Nairobi, New York, Oslo, Paris, Prague, Rio de Janeiro, Rome, San Francisco, Seattle, Seoul, Shanghai, Stockholm, Sydney, Taipei, Tallinn, Tel Aviv, Tokyo, Toronto, Vancouver, Vienna, Warsaw, Washington, Zurich
`
const [countries = '', cities = ''] = source.trim().split('\n')
const byName = new Map(
  [
    ...countries.split(', ').map((name) => [name, 'Country']),
    ...cities.split(', ').map((name) => [name, 'City']),
  ].map(([name = '', kind = '']) => [name.toLowerCase(), { name, kind }] as const),
)

/** The country or city a phrase names, as it is written, and which of the two it is. */
export const findPlaceName = (text: string) => byName.get(text.toLowerCase().replace(/^the /, ''))
