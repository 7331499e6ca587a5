import { defineArchetype } from '../archetype.ts'

export const downloads = defineArchetype({
  id: 'downloads',
  words:
    'torrent 20, downloader 14, download manager 20, magnet links 18, backup app 16, backups 6, file transfer 16, sync folders 14, app backup 14, cloud backup 14, photo backup 14',
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
