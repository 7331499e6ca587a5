import { capitalise } from './forms.ts'
import { has } from '../understand/searched.ts'

/** What an app can do as an app, whatever it is about: it belongs to the settings, and there is no list of it. */
export interface Capability {
  label: string
  /** What is chosen, where there is more than on and off. */
  value?: string
  /** It is set while something plays. */
  isOfPlayer?: boolean
}

/** Services, protocols and formats one connects to, sends to or reads from. */
const technical = String.raw`(?:web ?dav|cal ?dav|card ?dav|s?ftp|smb|nfs|scp|mtp|opml|gpx|kml|csv|json|xml|ical|ics|vcard|epub|mobi|cbz|cbr|markdown|latex|nextcloud|owncloud|dropbox|google drive|onedrive|syncthing|tor|i2p|socks5?|proxy|pgp|openpgp|gpg|totp|hotp|yubikey|nfc|bluetooth|chromecast|airplay|dlna|upnp|android auto|carplay|wear ?os|android tv|apple watch|smartwatch|tasker|shizuku|adb|mqtt|rtl|unicode)`
/** How an app keeps, guards or moves its own data. */
const manner = String.raw`(?:encrypted|end-to-end|e2ee?|automatic|auto|automated|scheduled|local|cloud|online|secure|biometric|fingerprint|pin|passcode|password|app|background|cross-device|multi-device|device|incremental|lan|wifi|two-way|peer-to-peer|p2p|selective|data|full|zero-knowledge|aes|military-grade|strong|offline)`

const switches: readonly RegExp[] = [
  new RegExp(
    String.raw`^${technical}(?: (?:servers?|clients?|sync|support|access|integration|accounts?|login|keys?|codes?|feeds?|control))?$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:${manner} )+(?:backups?|sync|synchroni[sz]ation|downloads?|updates?|uploads?|storage|encryption|lock|locking|unlock|protection|authentication|databases?|vaults?|refresh)$`,
    'i',
  ),
  /^(?:root|shizuku|adb|superuser|notification|clipboard|usb|sd card|external storage) (?:access|mode|support|otg|storage|history|sync)$/i,
  /^(?:(?:end-to-end|client-side|strong|full|aes|local) )?encryption$/i,
  /^(?:[\p{L}\p{N}-]+ ){1,3}(?:integration|compatibility|interoperability)$/iu,
  /^(?!.*(?:customer|tech|technical|emotional|peer|live|community|chat|user|users|family|it|team|parent|patient|student|mental|legal|crisis|phone|email|call|product|social|life|help|grief|visa|ongoing|personal) support$)(?:[\p{L}\p{N}-]+ ){1,3}support$/iu,
  /^(?:split[- ]screen|full[- ]?screen|multi[- ]?window|one[- ]handed|incognito|private|kiosk|tablet|landscape|power saving|battery saving|battery saver|low data|data saver|data saving|car|focus|reader|amoled|pitch black|true black|black|zen|distraction-free) (?:mode|view|theme|browsing|layout|writing)$/i,
  /^(?:(?:swipe|navigation|multi-touch|touch) )?gestures?(?: (?:controls?|navigation|support))?$/i,
  /^(?:dual|two|twin|split|double)[- ]panes?(?: (?:view|layout|mode))?$/i,
  /^auto(?:matic(?:ally)?)? (?:change|rotation|rotate|switching|changing|tagging|sorting|categori[sz]ation|start|play|detection|cropping|saving|locking|deletion|silencing)$/i,
  /^(?:hashtag|tag|topic) following$/i,
  /^drag-and-drop(?: \p{L}+)?$/iu,
  /^scheduled (?:messages|posts|sending|texts|sms)$/i,
  /^(?:backup|back-up|backup and restore)$/i,
  /^(?:no|without|zero) (?:ads|tracking|trackers|analytics|telemetry|internet)$/i,
  /^(?:syntax highlighting|spell(?:ing)? ?check(?:ing|er)?|autocomplete|auto[- ]?correct(?:ion)?|autocorrection|word wrap|line numbers|hardware acceleration|infinite scroll(?:ing)?|haptic feedback|key(?:press)? vibration|volume (?:keys?|buttons?)(?: \p{L}+)?|keyboard shortcuts|push notifications|background (?:sync|play|playback|location))$/iu,
]

const rows: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:home|lock)(?: |-)?screen )?widgets?$/i, '2 sizes'],
  [/^on-device data$/i, '18 MB'],
  [
    /^(?:muted|filtered|hidden|banned) (?:words|keywords|hashtags|phrases|accounts|users|topics|domains)$|^(?:word|keyword|content) (?:filters?|muting)$/i,
    '4',
  ],
  [/^custom feeds$/i, '3 on'],
  [/^(?:(?:private|own|remote) )?git (?:repositor(?:y|ies)|repos?|remotes?)$/i, 'Connected'],
  [/^(?:multiple|several|many|unlimited) (?:user )?accounts$|^multi[- ]account(?: support)?$/i, '2'],
  [
    /^(?:custom|customi[sz]able|different|multiple|several|many|various|colou?r|beautiful) themes?$|^(?:dark|light) (?:and|or) (?:dark|light) themes?$|^(?:dark|light) themes$|^themes$|^theming$/i,
    'Same as device',
  ],
  [/^(?:material (?:you|design|3)|material design 3|dynamic colou?rs?)$/i, 'From the wallpaper'],
  [/^(?:custom(?:izable)? |adjustable )?fonts?(?: sizes?)?$/i, 'Medium'],
  [/^(?:album|cover) (?:art|artwork|covers?)$/i, 'From the files'],
  [/^icon (?:packs?|themes?|shapes?)$/i, 'Round'],
  [/^(?:sample|sound|voice|language|texture|map|level|sticker) packs?$/i, '3 on'],
  [/^(?:plug-?ins?|extensions?|add-?ons?)$/i, '3 on'],
  [/^(?:[\p{L}\p{N}-]+ )?export(?:ing)?$/iu, 'Save or send'],
  [/^(?:[\p{L}\p{N}-]+ )?(?:import|export|importing|exporting|restore)$/iu, 'Choose file'],
  [/^(?:import|export)(?:ing)? (?:and|\/) (?:import|export)(?:ing)?$/i, 'Choose file'],
  [/^(?:custom|adjustable) (?:layouts?|columns?|grid(?: size)?|toolbars?)$/i, 'Standard'],
]

const ofPlayer: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:variable |adjustable |custom )?(?:playback|playing|play|reading|audio) speed(?: controls?)?$/i,
    '1.2×',
  ],
  [/^(?:variable|adjustable) speed$|^speed controls?$/i, '1.2×'],
  [/^sleep timer$/i, '30 min'],
  [/^(?:(?:synced|synchroni[sz]ed|time-synced|embedded) )?lyrics$/i, 'In time'],
  [/^(?:(?:\d+|five|ten)[- ]band )?equali[sz]ers?$/i, 'Flat'],
  [/^(?:gapless playback|gapless|cross-?fade|crossfading|replay ?gain)$/i, 'On'],
  [/^(?:silence skipping|skip silence|volume boost|picture[- ]in[- ]picture|a-b repeat)$/i, 'Off'],
  [/^(?:subtitles?|closed captions|audio tracks?)$/i, 'English'],
]

/** What a phrase says the app can do, or nothing when it names what the app is about. `verb`: what is done with it. */
export function capabilityOf(text: string, verb?: string): Capability | undefined {
  // "Archive support": the verb is a noun here.
  const whole = verb && ` ${text}`.endsWith(' support') && !text.startsWith(verb) ? `${verb} ${text}` : text
  if (verb !== undefined && verb !== 'support' && whole === text) return undefined
  const said = whole.replace(/^supports? /i, '')
  const label = capitalise(said)
  const played = ofPlayer.find(([form]) => has(form, said))
  if (played) return { label, value: played[1], isOfPlayer: true }
  const row = rows.find(([form]) => has(form, said))
  if (row) return { label, value: row[1] }
  return switches.some((form) => has(form, said)) ? { label } : undefined
}
