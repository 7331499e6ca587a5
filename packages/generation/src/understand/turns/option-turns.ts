import type { Turn } from './turn.ts'

const storage =
  'nextcloud|owncloud|google drive|dropbox|webdav|caldav|carddav|onedrive|icloud|syncthing|ftp|sftp|s3|github|gist|firebase'

const healthApps = 'apple health(?:kit)?|google fit|health connect|samsung health'

/** What is switched on once and stands in the settings: where data is kept, how the app is locked, what it works with. */
export const optionTurns: readonly Turn[] = [
  // Where data is kept beside the phone is switched on in the settings.
  {
    form: new RegExp(
      String.raw`,? ?(?<!\p{L})(?:(?:and|can be|are|is|which|that) )*(?:sync(?:s|ed|ing|hroni[sz](?:es?|ed|ing))?)(?: (?:it|them|everything|all|(?:all |your |my )?data))? (?:with|to|via|through|over|using) (?:your |the |an? |my )?(?:own )?(${storage})(?: \p{Lu}\p{L}+)?(?!\p{L})`,
      'giu',
    ),
    becomes: ', $1 sync',
    example: ['Saves synced via WebDAV, cheats', 'Saves, WebDAV sync, cheats'],
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:automatic |auto |encrypted |daily |optional )?back(?:s|ed)?(?: |-)?ups?(?: (?:it|them|everything|all|(?:all |your |my )?data))? (?:to|on|via|with|in|using) (?:your |the |an? |my )?(?:own )?(${storage}|sd card|cloud)(?!\p{L})`,
      'giu',
    ),
    becomes: '$1 backup',
    example: ['Loans, backup to Google Drive', 'Loans, Google Drive backup'],
  },
  {
    form: /(?<!\p{L})(?:(?:app |can be |is |optionally )*(?:locked?|protected?|secured?)|(?:app )?lock)(?: (?:it|the app|everything|your data))? (?:with|by|behind|via|using) (?:an? |the |your |my )?(pin|fingerprint|face id|password|passcode|biometrics?)(?: code)?(?:(?:,| or|\/|,? and) (?:an? |the |your )?(?:pin|fingerprint|face id|password|passcode|biometrics?))*(?!\p{L})/giu,
    becomes: '$1 lock',
    example: ['Loans, lock with fingerprint or PIN', 'Loans, fingerprint lock'],
  },
  // By which network something is fetched, and on which wrist it shows, is a switch, too.
  {
    form: /(?<=\b(?:download|sync|upload|backup|update|stream)(?:s|ed|ing|ups?|loads)? )(?:only )?(?:on|over|via|when on) (?:wi-?fi|wlan)(?: only)?(?!\p{L})/giu,
    becomes: '',
    example: ['Automatic downloads on wifi, queue', 'Automatic downloads , queue'],
  },
  {
    form: /(?<!\p{L})(?:wear ?os|apple watch|smartwatch|garmin watch|pebble|bangle\.js)(?: (?:tile|app|companion|complication|support|version|integration))(?!\p{L})/giu,
    becomes: 'smartwatch support',
    example: ['Presets, Wear OS tile', 'Presets, smartwatch support'],
  },
  // What other apps know of one's health is one switch.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:syncs? (?:with|to|from) |connects? (?:with|to) |integrates? with |works with )?(?:${healthApps})(?:(?:,? and|,? or|,|\/) (?:${healthApps}))*(?: (?:sync|integration|support|connection|export))?(?!\p{L})`,
      'giu',
    ),
    becomes: 'health data sync',
    example: ['Cups a day, Apple Health and Google Fit sync', 'Cups a day, health data sync'],
  },
  {
    form: /(?<!\p{L})(?:(?:the |a )?(?:premium|pro|paid)(?: version| plan| upgrade| tier)? (?:removes|hides|has no|is without)|remove) (?:all )?ads(?!\p{L})/giu,
    becomes: 'premium membership',
    example: ['Free, premium removes ads', 'Free, premium membership'],
  },
]
