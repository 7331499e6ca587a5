import { displayName } from '../android/display-name.ts'
import type { IosApp } from './ios-app.ts'

/** README.md of the project: how to run it, and the way to the App Store. */
export function xcodeReadme(app: IosApp): string {
  const what =
    app.content.kind === 'site'
      ? `the website ${new URL(app.content.url).origin} in a native shell`
      : 'the same screens as the web build, in a native shell (`App/www`)'
  return `# ${displayName(app.name)} for iOS

An Xcode project: ${what}. Swift, no packages, iOS 15 and later.

1. Open \`App.xcodeproj\` in Xcode 16 or later (the App Store takes builds of Xcode 26 with the iOS 26 SDK).
2. Select the target **App**, then **Signing & Capabilities**, and choose your team.
3. Run it on a simulator or a device.
4. For the App Store: **Product > Archive**, then **Distribute App**. This needs a membership of the Apple Developer
   Program.

| To change | Go to |
|---|---|
| bundle id, version, build number | target App, tab General |
| name under the icon, reasons for permissions | \`App/Info.plist\` |
| icon and colours | \`App/Assets.xcassets\` |
| which links stay inside | \`App/Info.plist\`, KwiqShell, Rules |

${universalLinks(app)}Apple's review (guideline 4.2) wants an app to be more than a website: describe in the review notes what it does for
people that a browser does not.
`
}

/** Left to the developer: Apple gives this capability to members of its programme only, and others could not build. */
function universalLinks({ content, linkHosts }: IosApp): string {
  if (content.kind !== 'site' || linkHosts.length > 0) return ''
  return `To have links of the website open the app: **Signing & Capabilities > + Capability > Associated Domains**, add
\`applinks:${new URL(content.url).hostname}\`, and serve an \`apple-app-site-association\` file under \`/.well-known/\`.

`
}
