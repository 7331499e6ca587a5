/** Who stands before the app and is told of: "you", "the driver". */
export const who =
  '(?:you|i|we|they|one|he|she|users?|members?|customers?|guests?|visitors?|people|everybody|everyone|the (?:user|driver|nurse|teacher|trainer|owner|customer|guest|player|patient|rider|reader|visitor|child|parent|coach|doctor|cook|staff|team)s?)'
/** What one does where one comes to a screen. */
export const sees =
  '(?:(?:also |then |first |now )*(?:sees?|wants? to see|would see|gets?(?: to)?|finds?|lands? on|comes? to|reach(?:es)?|(?:am|are|is) taken to|arrives? at|goes? to|ha(?:ve|s)))'
/** What a screen does that holds something. */
export const holds =
  '(?:is|are|has|have|shows?|lists?|contains?|holds?|displays?|keeps?|collects?|gives?|gathers?|draws?|tracks?|offers?|includes?|tells?|says?|presents?|plays?|scans?|counts?)'
/** What leads somewhere. */
export const leadsTo =
  '(?:opens?(?: up)?|shows?|brings? (?:up|(?:you|me|us) (?:in)?to)|brings?|takes? (?:you|me|us) (?:in)?to|leads? (?:you |me |us )?(?:to|through)|goes (?:to|through)|gets? (?:you|me|us) to|reveals?|displays?)'
export const screenNoun = '(?:pages?|screens?|tabs?|views?)'
export const ordinal =
  '(?:first|second|third|fourth|fifth|sixth|seventh|last|next|final|other|another|further)'
/** Components that stand on a screen, and are no screen. */
export const component =
  /^(?:(?:two |three |four |five |six |some |several |search |text |number |bar |line |ring |pie |month |short |small |large |big |long |round )*(?:lists?|grids?|forms?|map|table|photos?|pictures?|images?|fields?|charts?|graphs?|curve|buttons?|banner|calendar|camera|circle|checklist|tiles?|cards?|carousel|timer|countdown|slider|row|gallery|timeline|video|text|title|heading|total|number|line|ring|code|question|search|choice|switch|greeting|toggle|chips|icons?))$/i
