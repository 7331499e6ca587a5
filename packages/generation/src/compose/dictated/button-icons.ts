/** `icon: what a button does`; the first line that fits. */
const table: readonly [icon: string, words: RegExp][] = [
  ['download', /download/i],
  ['trash', /delete|remove|trash/i],
  ['edit', /edit|rename|change/i],
  ['share', /share/i],
  ['eyeOff', /^(?:eye|hide)/i],
  ['send', /^(?:send|transfer|pay)\b/i],
  ['download', /^(?:request|receive|withdraw)\b/i],
  ['plus', /^top[ -]?up|deposit/i],
  ['more', /^more$/i],
  ['heart', /like|favou?rite|heart|love/i],
  ['chat', /comment|message|chat|reply/i],
  ['bookmark', /save|bookmark/i],
  ['play', /play|watch|listen|start/i],
  ['pause', /pause/i],
  ['prev', /rewind|back(?:ward)?|undo/i],
  ['skip', /forward|redo/i],
  ['back', /previous/i],
  ['next', /next|skip/i],
  ['refresh', /refresh|reset|reload|retry|swap|shuffle|repeat/i],
  ['cart', /cart|basket|buy/i],
  ['plus', /add|new|create|plus|\+/i],
  ['phone', /call|phone/i],
  ['mail', /mail|email/i],
  ['camera', /camera|photo|picture|scan/i],
  ['pin', /map|direction|location|navigate/i],
  ['search', /search|find/i],
  ['settings', /settings|options/i],
  ['filter', /filter|sort/i],
  ['bell', /notif|remind|alert/i],
  ['close', /close|cancel|dismiss|reject|decline/i],
  ['check', /done|ok|confirm|accept|complete|check/i],
]

/** The icon for what is on a button; where no word tells, an arrow. */
export const iconOfButton = (label: string): string =>
  table.find(([, words]) => words.test(label))?.[0] ?? 'next'
