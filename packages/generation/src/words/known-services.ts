import { replaced } from '../understand/searched.ts'

/**
 * Services and protocols people write clients for, by the kind of app such a client is: "a Matrix client", "unofficial app for
 * Redmine". Many are words of their own beside ("signal", "session"), so they are read only next to the word for such an app.
 * One kind a line: id of the archetype, then names in lower case.
 */
const source = `
chat: telegram, signal, whatsapp, matrix, xmpp, jabber, irc, mattermost, rocket.chat, zulip, discord, slack, microsoft teams, briar, session, simplex, threema, delta chat, skype, google chat
social-feed: mastodon, lemmy, kbin, mbin, pleroma, misskey, diaspora, diaspora*, friendica, fediverse, bluesky, reddit, twitter, x.com, tumblr, facebook, nostr, 4chan, discourse, v2ex, vk, weibo, hacker news, lobsters, lobste.rs, product hunt, slashdot
photo-sharing: instagram, pixelfed, flickr, 500px, imgur, snapchat, pinterest
streaming: youtube, peertube, twitch, jellyfin, plex, emby, odysee, vimeo, invidious, piped, newpipe, netflix, crunchyroll, iptv
music: spotify, subsonic, opensubsonic, navidrome, airsonic, ampache, funkwhale, soundcloud, deezer, tidal, youtube music, bandcamp, koel, plexamp
podcast: gpodder
ereader: calibre, komga, kavita, opds, mangadex, project gutenberg, gutenberg
reading-list: wallabag, pocket, instapaper, omnivore
bookmarks: linkding, shiori, raindrop, raindrop.io, pinboard, linkwarden, nextcloud bookmarks, delicious
feeds: miniflux, freshrss, tiny tiny rss, tt-rss, feedly, inoreader, newsblur, the old reader, nextcloud news, feedbin
code-host: github, gitlab, gitea, forgejo, codeberg, bitbucket, sourcehut, gogs
notes: joplin, standard notes, nextcloud notes, simplenote, trilium, memos
todo: todoist, nextcloud tasks, vikunja, taskwarrior, google tasks, todo.txt, microsoft to do, habitica
kanban: trello, wekan, nextcloud deck, planka
project: jira, redmine, youtrack, asana, linear, clickup, openproject, taiga, mantis, phabricator, bugzilla
files: nextcloud, owncloud, seafile, webdav, sftp, ftp, samba, smb, google drive, dropbox, onedrive, filebrowser, mega
passwords: bitwarden, vaultwarden, keepass, keepassxc, passbolt, password store
smart-home: home assistant, openhab, domoticz, philips hue, tasmota, esphome, wled, mqtt, homebridge, iobroker, zigbee2mqtt
downloads: transmission, qbittorrent, deluge, aria2, rtorrent, bittorrent, jdownloader, sabnzbd
terminal: ssh, mosh, telnet
connection: wireguard, openvpn, shadowsocks, v2ray, xray, tailscale, zerotier, openconnect, trojan
encyclopedia: wikipedia, wikivoyage, fandom, kiwix
gallery: immich, google photos, photoprism, piwigo, ente
ops-monitor: docker, portainer, kubernetes, grafana, prometheus, proxmox, uptime kuma, zabbix, nagios, netdata, pi-hole, adguard home, truenas, unraid, jenkins
mail: imap, gmail, proton mail, protonmail, exchange, jmap, outlook, fastmail
finance: firefly iii, actual budget
recipes: mealie, tandoor, grocy recipes
series-tracker: trakt, anilist, myanimelist, kitsu, tvmaze, thetvdb, tv time
movies: tmdb, imdb, themoviedb, letterboxd
print-monitor: octoprint, klipper, moonraker, prusalink
assistant: chatgpt, openai, ollama, hugging face, claude, gemini, llm
dictionary: wiktionary, urban dictionary
board-lessons: lichess, chess.com
flashcards: anki
blog: wordpress, ghost, dev.to, medium
crypto: coingecko, coinmarketcap
concert-finder: songkick, bandsintown
`

const kinds: ReadonlyMap<string, string> = new Map(
  source
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [kind = '', names = ''] = line.split(': ')
      return names.split(', ').map((name) => [name, kind] as const)
    }),
)

const name = [...kinds.keys()]
  .sort((one, other) => other.length - one.length)
  .map((each) => each.replaceAll(/[.+*]/g, String.raw`\$&`))
  .join('|')

const names = `(${name})(?:(?:,| and| &|/| or|, and) ?(?:${name})){0,4}`
/** What a program is called with which one uses what runs elsewhere. */
const program = 'clients?|front-?end|wrapper|viewer|companion(?: app)?'
/** "A Lemmy client", "PeerTube video client". */
const before = new RegExp(
  String.raw`(?<![\p{L}\d.])(?<!(?<!\p{L})(?:the|this|that|each|every|per|after|before|during) (?=\p{Ll}))${names}((?: (?!app |with |for |and )[\p{L}-]+){0,2}?) (?:${program})(?! (?:list|book|portal|data|file)s?\b)(?!\p{L})`,
  'giu',
)
/** "Client for Gitea", "unofficial app for your own Jellyfin server". */
const behind = new RegExp(
  String.raw`(?<!\p{L})(?:${program}|(?:unofficial|third-party|native|alternative) (?:mobile |android |ios )?app) (?:for|to|of) (?:the |your |my |own |self-hosted |an? )*${names}(?: (?:servers?|instances?|api|website|forums?|network|platform|service|bookmarks))?(?!\p{L})`,
  'giu',
)

/** "Client" as what such a description is called: never somebody one works for. */
const calledClient =
  /^((?:an? |the )?(?:(?!(?:an?|the|app|tool|for|of|to|my|our|your|their|his|her|each|every|per|new|one|any|no|with|about|by|between|from|i|we|book|manage|track|invoice|bill|remind|keep|log|meet|pay|email|call|database|sql|mysql|postgres(?:ql)?|sqlite)\b)[\p{L}\d.+'&/-]+,? ){0,7})clients?(?=$|[.,:;!(]| (?:for|that|which|with|to|using|written|supporting|built|made|on|in|based|where|and)\b)/iu

/** Without one of these no client is told of; the patterns with all the names are made when one first is. */
const ofPrograms = /client|front-?end|wrapper|viewer|companion|unofficial|third-party|native/i

export interface ReadService {
  /** The text without the names, with what it is called as "app". */
  text: string
  /** Id of the kind of app a client for the first of them is. */
  kind?: string
}

/** Takes the services a description is a client for out of it, and tells what kind of app that makes it. */
export function readService(text: string): ReadService {
  if (!ofPrograms.test(text)) return { text }
  let kind: string | undefined
  const without = (found: unknown, words: unknown) => {
    if (typeof found === 'string') kind ??= kinds.get(found.toLowerCase())
    return `${typeof words === 'string' ? words.trimStart() : ''} app`.trimStart()
  }
  const rest = replaced(
    replaced(
      replaced(text, before, (_whole, found: unknown, words: unknown) => without(found, words)),
      behind,
      (_whole, found: unknown) => without(found, ''),
    ),
    calledClient,
    '$1app',
  )
  return kind ? { text: rest, kind } : { text: rest }
}
