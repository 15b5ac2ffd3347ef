const sharedFile = 'a file belongs to all languages of its asset here, and to each of them there';
const upload =
  'pictures are sent to `POST /content/assets`, which looks at their bytes; the vendor names an address to send them to';
const madeOfFile = 'an asset is made of what is known of its file, as projects with the older kind of assets do';
const ownField = 'a field that the site gives to its assets, as any project can';
const storedAddress = 'the address of a file is kept as it is, so that it can be looked for';
const name = 'the site has a model of this name, which a hosted project must call otherwise';
const entities = 'asked by the preview of the studio alone; components have no stage of their own here';
const time = 'when an entry was made is known to the service and said by nobody else';
const format = 'the image service does not make it';
const noField = 'no field of the site holds such a value';

/** Where the API differs from the vendor's, by `Type.field` (`*` at the end: and all that begins so), each with its reason. */
export const vendorDifferences: Readonly<Record<string, string>> = {
  'AssetOrderByInput.url*': storedAddress,
  'AssetOrderByInput.dominantColor*': ownField,
  'AssetOrderByInput.alternativeText*': ownField,
  'AssetWhereInput.url*': storedAddress,
  'AssetWhereInput.dominantColor*': ownField,
  'AssetWhereInput.alternativeText*': ownField,
  'AssetManyWhereInput.url*': storedAddress,
  'AssetManyWhereInput.dominantColor*': ownField,
  'AssetManyWhereInput.fileName*': sharedFile,
  'AssetManyWhereInput.handle*': sharedFile,
  'AssetManyWhereInput.mimeType*': sharedFile,
  'AssetManyWhereInput.size*': sharedFile,
  'AssetManyWhereInput.width*': sharedFile,
  'AssetManyWhereInput.height*': sharedFile,
  'Asset.upload': upload,
  AssetUpload: upload,
  AssetUploadError: upload,
  AssetUploadRequestPostData: upload,
  AssetUploadStatus: upload,
  'AssetWhereInput.upload': upload,
  'AssetManyWhereInput.upload': upload,
  'AssetCreateInput.uploadUrl': upload,
  'AssetUpdateInput.uploadUrl': upload,
  'AssetUpdateInput.reUpload': upload,
  'AssetCreateInput.handle': madeOfFile,
  'AssetCreateInput.mimeType': madeOfFile,
  'AssetCreateInput.size': madeOfFile,
  'AssetCreateInput.width': madeOfFile,
  'AssetCreateInput.height': madeOfFile,
  'AssetCreateInput.url': madeOfFile,
  'AssetUpdateInput.handle': madeOfFile,
  'AssetUpdateInput.mimeType': madeOfFile,
  'AssetUpdateInput.size': madeOfFile,
  'AssetUpdateInput.width': madeOfFile,
  'AssetUpdateInput.height': madeOfFile,
  'AssetUpdateInput.url': madeOfFile,
  'AssetCreateInput.fileName': madeOfFile,
  'Asset.dominantColor': ownField,
  'Asset.alternativeText': ownField,
  'AssetCreateInput.dominantColor': ownField,
  'AssetCreateInput.alternativeText': ownField,
  'AssetUpdateInput.dominantColor': ownField,
  'AssetUpdateInput.alternativeText': ownField,
  'AssetCreateInput.createdAt': time,
  'AssetCreateInput.updatedAt': time,
  'ScheduledReleaseCreateInput.createdAt': time,
  'ScheduledReleaseCreateInput.updatedAt': time,
  'DocumentFileTypes.avif': format,
  'DocumentFileTypes.bmp': format,
  'DocumentFileTypes.gif': format,
  'DocumentFileTypes.heic': format,
  'DocumentFileTypes.svg': format,
  'DocumentFileTypes.tiff': format,
  'ImageTransformationInput.border': 'a border of any colour would be endless pictures',
  ImageBorderInput: 'a border of any colour would be endless pictures',
  Entity: entities,
  'Query.entities': entities,
  'UserWhereInput.documentInStages*': 'users have one stage, so that there is nothing to compare',
  ColorInput: noField,
  RGBAInput: noField,
  LocationInput: noField,
  'Location.*': name,
  'ScheduledOperationWhereInput.rawPayload_json_path_exists': 'what is planned is found by its release and status',
  'ScheduledOperationWhereInput.rawPayload_value_recursive': 'what is planned is found by its release and status',
};
