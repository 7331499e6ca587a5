import { writeEntries, type PlistValue } from './openstep-plist.ts'
import type { IosApp } from './ios-app.ts'

/** Ids of the project's objects: 24 hexadecimal digits, the same in every project. */
const ids = Object.fromEntries(
  [
    'project',
    'mainGroup',
    'productsGroup',
    'appFolder',
    'target',
    'product',
    'plistException',
    'sources',
    'frameworks',
    'resources',
    'projectConfigurations',
    'targetConfigurations',
    'projectDebug',
    'projectRelease',
    'targetDebug',
    'targetRelease',
  ].map((name, index) => [name, (0xa000 + index).toString(16).toUpperCase().padEnd(20, '0').padEnd(24, '1')]),
)
const id = (name: string): string => ids[name] ?? ''

interface ProjectObject {
  isa: string
  [key: string]: PlistValue
}

/** Project format of Xcode 16, the first that lists folders instead of files. */
const objectVersion = '77'

/**
 * project.pbxproj for one app target whose folder `App` Xcode reads from disk itself
 * (PBXFileSystemSynchronizedRootGroup): adding a file needs no change here. `www` stays a folder in the bundle.
 */
export function writeProjectFile(app: IosApp): string {
  const objects: Record<string, ProjectObject> = {
    [id('project')]: {
      isa: 'PBXProject',
      attributes: { BuildIndependentTargetsInParallel: '1', LastUpgradeCheck: '2600' },
      buildConfigurationList: id('projectConfigurations'),
      developmentRegion: 'en',
      hasScannedForEncodings: '0',
      knownRegions: ['en', 'Base'],
      mainGroup: id('mainGroup'),
      minimizedProjectReferenceProxies: '1',
      preferredProjectObjectVersion: objectVersion,
      productRefGroup: id('productsGroup'),
      projectDirPath: '',
      projectRoot: '',
      targets: [id('target')],
    },
    [id('mainGroup')]: {
      isa: 'PBXGroup',
      children: [id('appFolder'), id('productsGroup')],
      sourceTree: '<group>',
    },
    [id('productsGroup')]: {
      isa: 'PBXGroup',
      children: [id('product')],
      name: 'Products',
      sourceTree: '<group>',
    },
    [id('appFolder')]: {
      isa: 'PBXFileSystemSynchronizedRootGroup',
      exceptions: [id('plistException')],
      explicitFolders: ['www'],
      path: 'App',
      sourceTree: '<group>',
    },
    // Both are named by build settings and must not be copied into the bundle as well.
    [id('plistException')]: {
      isa: 'PBXFileSystemSynchronizedBuildFileExceptionSet',
      membershipExceptions: ['App.entitlements', 'Info.plist'],
      target: id('target'),
    },
    [id('product')]: {
      isa: 'PBXFileReference',
      explicitFileType: 'wrapper.application',
      includeInIndex: '0',
      path: 'App.app',
      sourceTree: 'BUILT_PRODUCTS_DIR',
    },
    [id('target')]: {
      isa: 'PBXNativeTarget',
      buildConfigurationList: id('targetConfigurations'),
      buildPhases: [id('sources'), id('frameworks'), id('resources')],
      buildRules: [],
      dependencies: [],
      fileSystemSynchronizedGroups: [id('appFolder')],
      name: 'App',
      packageProductDependencies: [],
      productName: 'App',
      productReference: id('product'),
      productType: 'com.apple.product-type.application',
    },
    [id('sources')]: buildPhase('PBXSourcesBuildPhase'),
    [id('frameworks')]: buildPhase('PBXFrameworksBuildPhase'),
    [id('resources')]: buildPhase('PBXResourcesBuildPhase'),
    [id('projectConfigurations')]: configurations('projectDebug', 'projectRelease'),
    [id('targetConfigurations')]: configurations('targetDebug', 'targetRelease'),
    [id('projectDebug')]: configuration('Debug', {
      ...projectSettings,
      DEBUG_INFORMATION_FORMAT: 'dwarf',
      ENABLE_TESTABILITY: 'YES',
      ONLY_ACTIVE_ARCH: 'YES',
      SWIFT_ACTIVE_COMPILATION_CONDITIONS: 'DEBUG $(inherited)',
      SWIFT_OPTIMIZATION_LEVEL: '-Onone',
    }),
    [id('projectRelease')]: configuration('Release', {
      ...projectSettings,
      DEBUG_INFORMATION_FORMAT: 'dwarf-with-dsym',
      SWIFT_COMPILATION_MODE: 'wholemodule',
      VALIDATE_PRODUCT: 'YES',
    }),
    [id('targetDebug')]: configuration('Debug', targetSettings(app)),
    [id('targetRelease')]: configuration('Release', targetSettings(app)),
  }
  const head = { archiveVersion: '1', classes: {}, objectVersion }
  return `// !$*UTF8*$!
{
${writeEntries(head, 1)}\tobjects = {
${writeSections(objects)}\t};
${writeEntries({ rootObject: id('project') }, 1)}}
`
}

/** Objects by their isa, between the comments that Xcode writes and some tools look for. */
function writeSections(objects: Record<string, ProjectObject>): string {
  const kinds = [...new Set(Object.values(objects).map(({ isa }) => isa))].sort()
  return kinds
    .map((kind) => {
      const section = Object.fromEntries(Object.entries(objects).filter(([, { isa }]) => isa === kind))
      return `\n/* Begin ${kind} section */\n${writeEntries(section, 2)}/* End ${kind} section */\n`
    })
    .join('')
}

const projectSettings = {
  ALWAYS_SEARCH_USER_PATHS: 'NO',
  CLANG_ENABLE_MODULES: 'YES',
  ENABLE_USER_SCRIPT_SANDBOXING: 'YES',
  IPHONEOS_DEPLOYMENT_TARGET: '15.0',
  SDKROOT: 'iphoneos',
  SWIFT_VERSION: '5.0',
}

function targetSettings(app: IosApp): Record<string, string> {
  return {
    ASSETCATALOG_COMPILER_APPICON_NAME: 'AppIcon',
    ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: 'AccentColor',
    ...(app.linkHosts.length > 0 && { CODE_SIGN_ENTITLEMENTS: 'App/App.entitlements' }),
    CODE_SIGN_STYLE: 'Automatic',
    CURRENT_PROJECT_VERSION: String(app.buildNumber),
    GENERATE_INFOPLIST_FILE: 'NO',
    INFOPLIST_FILE: 'App/Info.plist',
    LD_RUNPATH_SEARCH_PATHS: '$(inherited) @executable_path/Frameworks',
    MARKETING_VERSION: app.versionName,
    PRODUCT_BUNDLE_IDENTIFIER: app.bundleId,
    PRODUCT_NAME: '$(TARGET_NAME)',
    SUPPORTS_MACCATALYST: 'NO',
    TARGETED_DEVICE_FAMILY: '1,2',
  }
}

function buildPhase(isa: string): ProjectObject {
  return { isa, buildActionMask: '2147483647', files: [], runOnlyForDeploymentPostprocessing: '0' }
}

function configurations(...names: string[]): ProjectObject {
  return {
    isa: 'XCConfigurationList',
    buildConfigurations: names.map(id),
    defaultConfigurationIsVisible: '0',
    defaultConfigurationName: 'Release',
  }
}

function configuration(name: string, buildSettings: Record<string, string>): ProjectObject {
  return { isa: 'XCBuildConfiguration', buildSettings, name }
}
