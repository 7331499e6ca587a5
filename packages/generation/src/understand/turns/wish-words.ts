/** Where a clause ends. */
export const end = String.raw`(?=\s*(?:[,.;:\n]|$| (?:and|so|then|or|with|but|plus)\b))`
/** Those who do something in a wish. */
export const somebody = String.raw`(?:i|we|you|they|he|she|people|everybody|everyone|each|members|guests|customers|kids|the kids)`
/** When, in a wish: says nothing of the app. */
export const when = String.raw`(?: (?:before|after|that day|today|yesterday|this week|this (?:mon|tues|wednes|thurs|fri|satur|sun)day|each day|every day|beforehand|afterwards|at night|in the evening|before bed|in it|on it))`
/** Those of one family. */
export const relative = String.raw`(?:sister|brother|wife|husband|mum|mom|mother|dad|father|son|daughter|partner|girlfriend|boyfriend|parents|grandma|grandpa)`
