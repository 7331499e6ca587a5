/**
 * assetlinks.json, which a site's owner puts under /.well-known/ so that Android opens the site's links in the
 * app (developer.android.com, Digital Asset Links). `fingerprints` as certificateFingerprint gives them: our
 * signer's and, for apps from Google Play, Play's own.
 */
export function assetLinks(packageId: string, fingerprints: readonly string[]): string {
  const target = { namespace: 'android_app', package_name: packageId, sha256_cert_fingerprints: fingerprints }
  return `${JSON.stringify([{ relation: ['delegate_permission/common.handle_all_urls'], target }], null, 2)}\n`
}

/**
 * apple-app-site-association, put under /.well-known/ without an ending, so that iOS does the same. `teamId` is
 * the ten characters Apple gives a developer.
 */
export function appleAppSiteAssociation(bundleId: string, teamId: string): string {
  const details = [{ appIDs: [`${teamId}.${bundleId}`], components: [{ '/': '/*' }] }]
  return `${JSON.stringify({ applinks: { details } }, null, 2)}\n`
}
