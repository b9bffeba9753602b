/** Where the pretended clients stand, under the other name of this computer. */
export const CLIENT_SITE_PATH = '/pretended-client';
