import { defineArchetype } from '../archetype.ts'

export const downloads = defineArchetype({
  id: 'downloads',
  words: 'torrent 20, downloader 14, download manager 20, magnet links 18, file transfer 16',
  examples: `
    Queue big files, pause, go on where it stopped after the wifi broke, limit the speed
    Paste a magnet link and choose which files of it to fetch
    Save videos from a link to my phone, choose quality or only the audio
    Copy all new photos to my NAS at night when charging
    Keep the folders on laptop and tablet identical over the home network
    Back up the installed apps with their data to the SD card
    Fetch podcasts, wallpapers and PDFs in several parts at once, show percent, speed and time left
    Upload everything in a folder to the cloud on a schedule, list what failed, retry
    Seeding and leeching overview, ratio, peers, upload cap
    Move pictures, messages and contacts from the old phone to the new one by wifi
    Batch grabber for image galleries of a site, rename, skip duplicates
    Restore point of my device: what was saved when, how big, encrypted, where it lies`,
  presets: 'dark-pro, clean',
  icon: 'download',
  names: 'Queue Up, Inbound, Fetch',
  entity: 'download',
  home: 'ledger',
  screens: `
    browse | Downloads | download
    history | Done | check
    stats | Speed | chart
    detail | Download
    form | Add download
    notifications? | Alerts | bell
    settings | Settings | settings`,
})
