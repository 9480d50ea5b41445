// The worker that reads a chosen logo: a file of the portal, as its security policy requires.
import "@lucarne/configurators/form/logo-reader";
