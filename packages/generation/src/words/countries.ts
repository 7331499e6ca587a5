/** Countries and parts of the world as descriptions name them: where an app is used, and nothing in it. */
const places =
  'Europe|Africa|Asia|Latin America|South America|North America|Scandinavia|Germany|Austria|Switzerland|France|Spain|Portugal|Italy|Greece|Poland|Ukraine|Romania|Hungary|Croatia|Serbia|Bulgaria|Slovakia|Slovenia|Netherlands|Belgium|Denmark|Sweden|Norway|Finland|Iceland|Ireland|England|Scotland|Wales|United Kingdom|UK|U\\.K\\.|United States|USA|U\\.S\\.|Canada|Mexico|Brazil|Argentina|Chile|Colombia|Peru|India|Pakistan|Bangladesh|Nepal|Sri Lanka|China|Japan|South Korea|Korea|Taiwan|Vietnam|Thailand|Malaysia|Indonesia|Singapore|Philippines|Australia|New Zealand|Egypt|Morocco|Tunisia|Algeria|Nigeria|Ghana|Kenya|Uganda|Tanzania|Rwanda|Ethiopia|South Africa|Zambia|Zimbabwe|Israel|Turkey|Lebanon|Jordan|Saudi Arabia|UAE|Dubai|Qatar|Iran|Iraq|Russia|Georgia|Armenia|Estonia|Latvia|Lithuania|London|Berlin|Paris|Vienna|Madrid|Lisbon|Rome|Milan|Amsterdam|New York|San Francisco|Los Angeles|Chicago|Toronto|Sydney|Melbourne|Tokyo|Mumbai|Delhi|Bangalore|Lagos|Nairobi|Cape Town|Cairo|Istanbul|Athens|Warsaw|Prague|Budapest'

const inPlace = new RegExp(
  String.raw` (?:(?:living|based|located|available|only) )?(?:in|for|across|from|throughout|around|within|all over) (?:the )?(?:${places})(?:(?:,| and| or) (?:the )?(?:${places}))*(?=\s*(?:[.,:;!?\n]|$)| (?:with|where|that|which|who|and|can|to)\b)`,
  'gu',
)

/** The text without where in the world the app is used: "a car marketplace for Poland with search". */
export const withoutCountries = (text: string): string => text.replaceAll(inPlace, '')
