import { defineArchetype } from '../archetype.ts'

export const appManager = defineArchetype({
  id: 'app-manager',
  words:
    'app manager 24, uninstall 14, apk 12, installed apps 18, apk extractor 28, extract apk 24, package manager 18, app permissions 22, permission manager 28, permissions 6, bloatware 24, debloat 26, uninstall apps 24, disable apps 20, app info 16, freeze apps 24, app inspector 26, which apps use 14',
  examples: `
    App manager: sort by size and last opened, uninstall several at once
    Which of my apps may use camera, microphone and location
    Extract the APK of an installed app and share it
    Permissions of all apps at a glance, with risk, and revoke them
    Freeze or remove bloatware that came with the phone
    Details of each package: version, signature, activities, services
    Clear cache and data of apps, back up before uninstalling
    List of installed apps with version, target SDK and install date
    Find apps I have not used for months and remove them
    Trackers and libraries found in installed apps
    Which package is this process from, and can I disable it
    Compare permissions before and after an update of an app`,
  bars: 'scanner camera map form cart checkout',
  presets: 'clean, dark-pro',
  icon: 'grid',
  names: 'Spring Clean, What Is In, Inventory',
  entity: 'installed-app',
  screens: `
    browse | Apps | grid
    stats | Storage | pie
    history? | Log | clock
    detail | App
    settings | Settings | settings`,
})
